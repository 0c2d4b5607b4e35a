return game "Script" {
  players = { 1 },
  goods   = { piece { "silver" }, piece { "wood" } },
  phases  = { phase "day" { gain { "woood" } } },
  score_sheet = { line "silver" { count "silver" } },
}
