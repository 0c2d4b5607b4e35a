-- Thousands of strips.
-- stopped: too-many 10

local t = {}
for i = 1, 1000 do t[i] = { "silver", "wood" } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  strips = t,
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
