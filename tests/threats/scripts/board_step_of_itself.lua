-- A step that carries itself out.
-- stopped: too-deep 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  steps = { act_step "zz" { run "zz" {} } },
  phases = { phase "setup" { run "zz" {} } },
  score_sheet = { line "silver" { count "silver" } },
}
