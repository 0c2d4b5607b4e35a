-- House rule: income and bonuses are taken board by board, and what may be done at
-- any time may be done in between (Q4).

return variant {
  of    = "odin",
  title = { "Gaps between boards", ja = "ボードごとの間" },
  ja    = "収入とボーナスはボードごとに受け取り、その間にも任意アクションができる。",

  changes = {
    set { path = "rulings.gaps_in_evaluation", value = true },
  },
}
