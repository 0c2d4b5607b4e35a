-- Thousands of goods.
-- stopped: too-many 5

local t = { piece { "silver" } }
for i = 1, 3000 do t[i + 1] = piece { "g" .. i } end

return game "Harm" {
  players = { 1 },
  goods = t,
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
