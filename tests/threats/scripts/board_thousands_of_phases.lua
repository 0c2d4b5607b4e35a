-- Thousands of phases.
-- stopped: too-many 5

local t = {}
for i = 1, 3000 do t[i] = phase("p" .. i) { gain { "silver" } } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = t,
  score_sheet = { line "silver" { count "silver" } },
}
