-- Ten thousand pieces, four times.
-- stopped: out-of-range 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { repeat_ { 4, gain { { "silver", times = 10000 } } } } },
  score_sheet = { line "silver" { count "silver" } },
}
