-- More than a roll can be.
-- stopped: out-of-range 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } }, steps = { roll "r" { die = 6, success = { gain { "wood" } }, failure = {} } },
  phases = { phase "setup" { action "x" { repeat_ { 10, add_to_rolls { 10000 } }, run "r" }, gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
