-- House rule: the card that replaces the own bid comes from the hand, or it is the
-- partner's bid, which then takes the own one in exchange.

return variant {
  of      = "aurum",
  title   = { "Bids change places", ja = "パートナーのビッドと交換" },
  players = { 4 },

  changes = {
    set { path  = "play.before_trick.swap.choices.card",
          value = pick "card" { from = { "hand", "bid" }, of = partner } },
    set { path  = "play.before_trick.swap.choices.bid",
          value = pick "bid" { from = "bid", of = own_seat } },
  },
}
