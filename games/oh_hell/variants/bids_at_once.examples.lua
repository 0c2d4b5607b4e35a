return examples {
  { say    = "all bid together, in whatever order they are ready",
    deal   = 10,
    moves  = { "4 predict 1", "2 predict 0" },
    to_act = { 1, 3 } },

  { say       = "the sum may come out",
    deal      = 9,
    moves     = { "4 predict 1", "2 predict 0", "1 predict 1", "3 predict 0" },
    predicted = { 1, 0, 0, 1 },
    to_act    = { 1 } },

  { say   = "so nothing is forbidden to the dealer, though all others have bid",
    deal  = 9,
    moves = { "1 predict 1", "2 predict 0", "3 predict 0" },
    legal = { "4 predict 0", "4 predict 1", "4 predict 2" } },
}
