-- A die that is rolled a hundred million times.
-- stopped: too-long 8

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  steps = { roll "zz" { die = 100, rolls = 1, low = false, least = 100, success = { gain { "silver" } }, failure = { gain { { "wood", times = count "stone" } } } } },
  phases = { phase "setup" { repeat_ { 10000, repeat_ { 10000, run "zz" {} } } } },
  score_sheet = { line "silver" { count "silver" } },
}
