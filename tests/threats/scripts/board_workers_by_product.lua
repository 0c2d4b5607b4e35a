-- A thousand million workers.
-- stopped: out-of-range 8

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  workers = { "hand" },
  phases = { phase "setup" { bring_workers { product { 10000, 10000 } }, gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
