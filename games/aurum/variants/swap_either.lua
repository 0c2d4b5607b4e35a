-- House rule: gold changes the own bid or the partner's with a card of the hand, or
-- lets the two bids change places.

return variant {
  of       = "aurum",
  title    = { "Any exchange of bids", ja = "どのビッド交換も可" },
  players  = { 4 },
  excludes = { swap_partners_card = "it is part of this rule" },

  changes = {
    set { path  = "play.before_trick.swap.choices.card",
          value = pick "card" { from = { "hand", "bid" }, of = partner } },
  },
}
