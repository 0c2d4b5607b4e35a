-- 256 times 256: none.
-- stopped: out-of-range 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { gain { { "silver", times = product { 256, 256 } } } } },
  score_sheet = { line "silver" { count "silver" } },
}
