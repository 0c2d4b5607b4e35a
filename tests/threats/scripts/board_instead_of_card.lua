-- A card is drawn instead of a card.
-- stopped: too-deep 8

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  cards = { card { 1, "A", points = 0, on_play { gain { "silver" } } }, card { 2, "B", points = 0, on_play { gain { "silver" } } } },
  always = { instead_of { draw = "card", draw_cards { 1 } } },
  phases = { phase "setup" { draw_cards { 1 } } },
  score_sheet = { line "silver" { count "silver" } },
}
