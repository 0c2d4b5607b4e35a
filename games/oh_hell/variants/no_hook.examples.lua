return examples {
  { say   = "the dealer bids what he likes",
    deal  = 10,
    moves = { "1 predict 0", "2 predict 0", "3 predict 0" },
    legal = { "4 predict 0", "4 predict 1" } },
}
