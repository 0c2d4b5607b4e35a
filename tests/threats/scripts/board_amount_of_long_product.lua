-- A number of twenty digits.
-- stopped: out-of-range 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { gain { { "silver", times = product { 10000, 10000, 10000, 10000, 10000 } } } } },
  score_sheet = { line "silver" { count "silver" } },
}
