-- Thousands of things to choose from.
-- stopped: wrong-type 10

local t = {}
for i = 1, 4000 do t[i] = gain { "silver" } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { choose(t) } },
  score_sheet = { line "silver" { count "silver" } },
}
