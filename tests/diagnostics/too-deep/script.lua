return game "Script" {
  players = { 1 },
  goods   = { piece { "silver" }, piece { "wood" } },
  always  = { on_gain { goods = "wood", gain { "wood" } } },
  phases  = { phase "day" { gain { "wood" } } },
  score_sheet = { line "silver" { count "silver" } },
}
