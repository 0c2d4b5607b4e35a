-- House rule: there is a number more.

return variant {
  of    = "small",
  title = "A number more",
  house = { bonus = number { 3, "a bonus that nobody pays", from = 0, to = 9 } },

  changes = {
    append { path = "card_points", values = { { 1, "spades" } } },
  },
}
