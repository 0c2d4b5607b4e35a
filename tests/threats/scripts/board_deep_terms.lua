-- A number in a number, a thousand times.
-- stopped: wrong-type 5

local t = 1
for _ = 1, 1000 do t = sum { t, 1 } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { gain { { "silver", times = t } } } },
  score_sheet = { line "silver" { count "silver" } },
}
