-- Forty steps, each of which carries out twice what is before it.
-- stopped: too-deep 5

local steps = { act_step "s0" { gain { "silver" } } }
for i = 1, 40 do steps[i + 1] = act_step("s" .. i) { run("s" .. i - 1) {}, run("s" .. i - 1) {} } end

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  steps = steps,
  phases = { phase "setup" { run "s40" {} } },
  score_sheet = { line "silver" { count "silver" } },
}
