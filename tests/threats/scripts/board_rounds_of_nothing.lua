-- A hundred million rounds in which nobody is asked.
-- stopped: too-long 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { rounds { product { 1000, 1000 }, phase "setup" { gain { { "silver", when = exactly { round_number, 1 } } } } } },
  score_sheet = { line "silver" { count "silver" } },
}
