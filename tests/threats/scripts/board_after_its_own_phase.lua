-- A phase that is held after itself.
-- stopped: too-deep 8

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  always = { after { phase = "setup", run "setup" {} } },
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
