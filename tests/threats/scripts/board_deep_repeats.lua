-- Fifty acts, each in the other.
-- stopped: wrong-type 5

local t = gain { "silver" }
for _ = 1, 50 do t = repeat_ { 1, t } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { t } },
  score_sheet = { line "silver" { count "silver" } },
}
