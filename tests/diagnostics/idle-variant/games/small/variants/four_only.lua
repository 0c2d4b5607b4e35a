-- House rule: with three players everybody gets packets of four.

return variant {
  of    = "small",
  title = "Packets of four",

  changes = {
    set { path = "deal.packets", value = by_players { [3] = { 4, 4 }, [4] = { 6 } } },
  },
}
