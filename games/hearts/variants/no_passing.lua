-- House rule: no cards are passed on.

return variant {
  of    = "hearts",
  title = { "No passing", ja = "手札交換なし" },
  ja    = "ほかの人にカードを渡さず、配られた手札のままでプレイする。",

  changes = {
    remove { path = "exchange" },
  },
}
