-- House rule: eight cards are dealt at once.

return variant {
  of    = "lorum",
  title = { "Eight at once", ja = "8枚ずつ" },
  ja    = "カードは8枚まとめて配る。",

  changes = { set { path = "deal.packets", value = by_players { [4] = { 8 }, [3] = { 10 } } } },
}
