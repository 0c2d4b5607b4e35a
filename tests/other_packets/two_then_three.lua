-- House rule: two cards are dealt first, and then three.

return variant {
  of    = "euchre",
  title = { "Two, then three", ja = "2枚、3枚の順" },
  ja    = "カードは2枚、3枚の順に配る。",

  changes = { set { path = "deal.packets", value = { 2, 3 } } },
}
