-- Thousands of spaces.
-- stopped: too-many 5

local t = {}
for i = 1, 200 do t[i] = space { "S", gain { "silver" } } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  workers = { "hand", ready = { 1 } },
  spaces = { column { 1, table.unpack(t) } },
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
