return examples {
  { say       = "each trick is a point, and a right bid ten more",
    predicted = { 3, 0, 2, 4 },
    tricks    = { 3, 0, 3, 4 },
    gains     = { 13, 10, 3, 14 } },

  { say       = "or as many as the table has agreed on",
    house     = { exact_bid = 1 },
    predicted = { 3, 0, 2, 4 },
    tricks    = { 3, 0, 3, 4 },
    gains     = { 4, 1, 3, 5 } },
}
