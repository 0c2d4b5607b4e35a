-- Thousands of boards.
-- stopped: too-many 5

local t = {}
for i = 1, 2000 do t[i] = board { "B" .. i, copies = 15, accepts = { "silver" }, "..", ".." } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  boards = t,
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
