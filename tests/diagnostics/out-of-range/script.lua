return game "Script" {
  players = { 1 },
  goods   = { piece { "silver" }, piece { "wood" } },
  house   = { times = number { 10000, "times", from = 1, to = 10000 } },
  phases  = { phase "day" { gain { { "4 wood", times = house.times } } } },
  score_sheet = { line "silver" { count "silver" } },
}
