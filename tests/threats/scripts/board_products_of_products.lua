-- A number of more than a hundred digits.
-- stopped: out-of-range 10

local t = 10000
for _ = 1, 5 do t = product { t, t } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { t } },
}
