-- A phase that holds itself.
-- stopped: too-deep 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { run "setup" {} } },
  score_sheet = { line "silver" { count "silver" } },
}
