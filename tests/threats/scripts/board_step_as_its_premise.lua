-- A step that is its own premise.
-- stopped: too-deep 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  steps = { act_step "zz" { premise = { run "zz" {} }, gain { "silver" } } },
  phases = { phase "setup" { run "zz" {} } },
  score_sheet = { line "silver" { count "silver" } },
}
