-- House rule: gold changes only one's own bid. The new card comes from the hand, or the
-- two bids of the team change places.

return variant {
  of      = "aurum",
  title   = { "Bids change places", ja = "自分のビッドだけを変更(パートナーのビッドとの交換も可)" },
  ja      = "金カードで変更できるのは自分のビッドだけである。"
            .. "手札のカードと交換するか、パートナーのビッドと入れ替える。",
  players = { 4 },

  changes = {
    set { path  = "play.before_trick.swap.choices.card",
          value = pick "card" { from = { "hand", "bid" }, of = own_side } },
    set { path  = "play.before_trick.swap.choices.bid",
          value = pick "bid" { from = "bid", of = own_seat } },
  },
}
