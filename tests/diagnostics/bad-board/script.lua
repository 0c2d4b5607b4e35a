return game "Script" {
  players = { 1 },
  goods   = { piece { "silver" }, piece { "wood" } },
  boards  = { board { "home", yours = true, accepts = { "wood" }, "..", "..." } },
  phases  = { phase "day" { gain { "wood" } } },
  score_sheet = { line "silver" { count "silver" } },
}
