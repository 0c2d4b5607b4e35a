-- All pieces over and over again.
-- stopped: out-of-range 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { gain { "silver" }, repeat_ { 20, gain { { "silver", times = count "silver" } } } } },
  score_sheet = { line "silver" { count "silver" } },
}
