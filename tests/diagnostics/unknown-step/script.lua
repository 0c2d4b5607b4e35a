return game "Script" {
  players = { 1 },
  goods   = { piece { "silver" }, piece { "wood" } },
  phases  = { phase "day" { run "fishing" } },
  score_sheet = { line "silver" { count "silver" } },
}
