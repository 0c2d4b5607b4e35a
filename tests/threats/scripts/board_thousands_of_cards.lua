-- Thousands of cards.
-- stopped: too-many 5

local t = {}
for i = 1, 2000 do t[i] = card { i, "C" .. i, points = 0, on_play { gain { "silver" } } } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  cards = t,
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
