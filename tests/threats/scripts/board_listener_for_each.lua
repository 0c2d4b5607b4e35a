-- A listener for each piece, that gains two.
-- stopped: too-deep 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  always = { on_gain { goods = "silver", for_each = true, gain { "2 silver" } } },
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
