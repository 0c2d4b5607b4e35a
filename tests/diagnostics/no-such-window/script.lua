return game "Script" {
  players = { 1 },
  goods   = { piece { "silver" }, piece { "wood" } },
  always  = { after { "rule", phase = "dya", gain { "wood" } } },
  phases  = { phase "day" { gain { "wood" } } },
  score_sheet = { line "silver" { count "silver" } },
}
