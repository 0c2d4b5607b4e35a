-- Fifteen steps, each of which carries out twenty times what is before it.
-- stopped: too-long 4

local steps = { act_step "s0" { gain { "silver" } } }
for i = 1, 8 do steps[i + 1] = act_step("s" .. i) { repeat_ { 20, run("s" .. i - 1) {} } } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  steps = steps,
  phases = { phase "setup" { run "s8" {} } },
  score_sheet = { line "silver" { count "silver" } },
}
