-- Two steps that carry out each other.
-- stopped: too-deep 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  steps = { act_step "a" { run "b" {} }, act_step "b" { run "a" {} } },
  phases = { phase "setup" { run "a" {} } },
  score_sheet = { line "silver" { count "silver" } },
}
