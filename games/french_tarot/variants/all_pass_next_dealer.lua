-- House rule: by the federation's book, when all pass, the next player deals.

return variant {
  of    = "french_tarot",
  title = { "All pass: the next dealer deals", ja = "全員パスなら次の人がディーラー" },
  ja    = "連盟ルールでは、全員がパスしたら、次の人がディーラーになって配り直す。",

  changes = {
    set { path = "bid.all_pass.dealer", value = next_seat },
  },
}
