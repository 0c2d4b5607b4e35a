-- The rules as first published: a card of the row may serve in several melds, and a
-- meld with the row needs no card of the hand.

return variant {
  of       = "exposure",
  title    = { "As first published", ja = "発表時のルール" },
  includes = { "row_card_reuse" },
  numbers  = { min_hand_cards_in_row_meld = 0 },
}
