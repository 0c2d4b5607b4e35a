-- Ten steps, one in the other, each five deep.
-- stopped: too-deep 4

local steps = { act_step "s0" { gain { "silver" } } }
for i = 1, 10 do
  steps[i + 1] = act_step("s" .. i) { action("a" .. i) { repeat_ { 1, repeat_ { 1, repeat_ { 1, repeat_ { 1, run("s" .. i - 1) {} } } } } } }
end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  steps = steps,
  phases = { phase "setup" { run "s10" {} } },
  score_sheet = { line "silver" { count "silver" } },
}
