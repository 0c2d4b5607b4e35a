-- House rule: acorns count instead of hearts, four each.

return variant {
  of    = "lorum",
  title = { "Acorns count", ja = "どんぐりが点" },
  ja    = "ハートの代わりに、どんぐりが1枚4点。",

  changes = { set { path  = "card_points", value = { { 4, "acorns" } } } },
}
