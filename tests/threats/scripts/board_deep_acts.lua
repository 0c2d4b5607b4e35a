-- An act in an act, a thousand times.
-- stopped: wrong-type 5

local t = gain { "silver" }
for _ = 1, 1000 do t = may { t } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { t } },
  score_sheet = { line "silver" { count "silver" } },
}
