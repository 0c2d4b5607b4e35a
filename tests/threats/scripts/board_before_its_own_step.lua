-- A step that is carried out before itself.
-- stopped: too-deep 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  always = { before { step = "zz", run "zz" {} } },
  steps = { act_step "zz" { gain { "silver" } } },
  phases = { phase "setup" { run "zz" {} } },
  score_sheet = { line "silver" { count "silver" } },
}
