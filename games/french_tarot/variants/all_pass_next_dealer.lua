-- Federation rule: when all pass, the next player deals.

return variant {
  of    = "french_tarot",
  title = { "All pass: the next dealer deals", ja = "全員パスならディーラー交代" },

  changes = {
    set { path = "bid.all_pass.dealer", value = next_seat },
  },
}
