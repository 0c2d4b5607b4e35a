-- A step that carries itself out while there is silver.
-- stopped: too-deep 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  steps = { act_step "zz" { needs = count "silver", gain { "silver" }, run "zz" {} } },
  phases = { phase "setup" { gain { "silver" }, run "zz" {} } },
  score_sheet = { line "silver" { count "silver" } },
}
