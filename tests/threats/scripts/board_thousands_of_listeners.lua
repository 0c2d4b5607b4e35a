-- Thousands of listeners at one place.
-- stopped: window-full 5

local t = {}
for i = 1, 1000 do t[i] = on_gain { goods = "silver", gain { "wood" } } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  always = t,
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
