-- House rule: the dealer takes one card of each player.

return variant {
  of    = "small",
  title = "One for the dealer",

  changes = {
    insert { before = "play", phase = move { "hearts", from = "hand", of = left_neighbour, to = "hand" } },
  },
}
