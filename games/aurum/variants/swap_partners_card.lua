-- House rule: gold changes only one's own bid. The new card comes from the hand, or the
-- two bids of the team change places.

return variant {
  of      = "aurum",
  title   = { "Bids change places", ja = "変えるのは自分のビッドだけ、パートナーのビッドとも交換可" },
  players = { 4 },

  changes = {
    set { path  = "play.before_trick.swap.choices.card",
          value = pick "card" { from = { "hand", "bid" }, of = own_side } },
    set { path  = "play.before_trick.swap.choices.bid",
          value = pick "bid" { from = "bid", of = own_seat } },
  },
}
