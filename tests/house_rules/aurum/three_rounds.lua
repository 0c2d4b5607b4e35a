-- House rule: three rounds; most nuggets win.

return variant {
  of    = "aurum",
  title = { "Three rounds", ja = "3ラウンド" },

  changes = {
    remove { path = "match.ends_when" },
    set { path = "match.deals", value = 3 },
  },
}
