-- House rule: no cards are passed on.

return variant {
  of    = "hearts",
  title = { "No passing", ja = "カード交換なし" },

  changes = {
    remove { path = "exchange" },
  },
}
