-- House rule: by the federation's book, when all pass, the next player deals.

return variant {
  of    = "french_tarot",
  title = { "All pass: the next dealer deals", ja = "全員パスなら次の人がディーラー" },

  changes = {
    set { path = "bid.all_pass.dealer", value = next_seat },
  },
}
