-- House rule: a card of the row may serve in several melds of a player; only cards
-- of the hand are bound to one.

return variant {
  of    = "exposure",
  title = { "Row cards serve more than once", ja = "場札は複数の手役に使える" },

  changes = {
    set { path = "meld.reuse", value = { "row" } },
  },
}
