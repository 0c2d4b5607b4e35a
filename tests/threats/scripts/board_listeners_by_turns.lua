-- Two listeners that set each other off.
-- stopped: too-deep 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  always = { on_gain { goods = "silver", gain { "wood" } }, on_gain { goods = "wood", gain { "silver" } } },
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
