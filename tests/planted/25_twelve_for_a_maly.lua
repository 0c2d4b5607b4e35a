-- House rule: a malý is worth twelve chips.

return variant {
  of    = "lorum",
  title = { "A malý for twelve", ja = "高いマリー" },
  ja    = "マリーは20チップになる。",

  changes = {
    set { path = "declare.maly.stake", value = 12 },
  },
}
