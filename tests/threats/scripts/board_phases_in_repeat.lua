-- Phases held for ever.
-- stopped: too-long 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { repeat_ { 10000, repeat_ { 10000, phase "setup" { gain { { "silver", times = count "wood" } } } } } },
  score_sheet = { line "silver" { count "silver" } },
}
