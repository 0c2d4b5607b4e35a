-- House rule: the ace of leaves counts two points.

return variant {
  of    = "lorum",
  title = "The ace of leaves counts two",

  changes = {
    append { path = "card_points", values = { { 2, "Ace of leaves" } } },
  },
}
