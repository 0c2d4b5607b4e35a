-- House rule: the dealer gives one card to the left.

return variant {
  of    = "small",
  title = "One for the neighbour",

  changes = {
    insert { before = "play", phase = exchange { who = dealer, gives = pick { 1 }, to = left_neighbour } },
  },
}
