-- A tile as wide as a street.
-- stopped: wrong-type 8

local wide = ("#"):rep(4000)

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, tile { "T", wide, wide, wide } },
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
