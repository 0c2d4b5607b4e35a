-- The rules as first published: a card of the row may serve in several melds, and a
-- meld with the row needs no card of the hand.

return variant {
  of       = "exposure",
  title    = { "As first published", ja = "発表時のルール" },
  ja       = "場札のカードは1人の複数の手役に使うことができ、場札だけの手役も認める。",
  includes = { "row_card_reuse" },
  numbers  = { min_hand_cards_in_row_meld = 0 },
}
