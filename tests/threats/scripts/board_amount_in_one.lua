-- Forty thousand pieces at once.
-- stopped: out-of-range 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { gain { { "silver", times = 10000 }, { "silver", times = 10000 }, { "silver", times = 10000 }, { "silver", times = 10000 } } } },
  score_sheet = { line "silver" { count "silver" } },
}
