-- More than a roll can be.
-- stopped: out-of-range 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { action "x" { repeat_ { 10, add_to_rolls { 10000 } } }, gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
