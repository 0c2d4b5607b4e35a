-- House rule: a card of the row may serve in several melds of a player; only cards
-- of the hand are bound to one.

return variant {
  of    = "exposure",
  title = { "Row cards serve more than once", ja = "場札は複数の手役に使える" },
  ja    = "場札のカードは、1人の複数の手役に使うことができる。"
          .. "1つの手役にしか使えないのは、手札のカードだけである。",

  changes = {
    set { path = "meld.reuse", value = { "row" } },
  },
}
