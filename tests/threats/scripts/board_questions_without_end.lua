-- A hundred million questions that must be answered.
-- stopped: too-long 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { repeat_ { 10000, repeat_ { 10000, choose { gain { "silver" }, gain { "wood" } } } } } },
  score_sheet = { line "silver" { count "silver" } },
}
