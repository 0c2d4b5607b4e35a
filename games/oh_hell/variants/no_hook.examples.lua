return examples {
  { say   = "the dealer bids what he likes",
    deal  = 10,
    moves = { "1 predict 0", "2 predict 0", "3 predict 0" },
    legal = { "4 predict 0", "4 predict 1" } },

  { say   = "also the number that was forbidden with five cards",
    deal  = 6,
    moves = { "1 predict 2", "2 predict 0", "3 predict 1", "4 predict 2" },
    predicted = { 2, 0, 1, 2 } },
}
