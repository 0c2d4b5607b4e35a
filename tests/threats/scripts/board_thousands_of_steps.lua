-- Thousands of steps, each a deed of its own.
-- stopped: too-many 5

local t = {}
for i = 1, 1000 do t[i] = act_step("s" .. i) { gain { "silver" } } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  steps = t,
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
