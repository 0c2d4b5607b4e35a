-- A board of a million cells.
-- stopped: bad-board 10

local t = {}
for i = 1, 200 do t[i] = ("."):rep(500) end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  boards = { board { "B", yours = true, accepts = { "silver" }, table.unpack(t) } },
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
