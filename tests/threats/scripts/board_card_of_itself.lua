-- A card that sets itself off.
-- stopped: too-deep 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  cards = { card { 1, "Mill", points = 0, on_play { gain { "silver" } }, on_gain { goods = "silver", gain { "silver" } } } },
  phases = { phase "setup" { draw_cards { 1 }, play_cards { 1 } } },
  score_sheet = { line "silver" { count "silver" } },
}
