-- House rule: the deal of one card is the last.

return variant {
  of    = "oh_hell",
  title = { "Down only", ja = "減らすだけ" },
  ja    = "1枚ずつ配るディールが最後になる。",

  changes = {
    set { path = "deal.one_by_one.and_back", value = false },
  },
}
