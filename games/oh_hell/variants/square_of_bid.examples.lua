return examples {
  { say       = "a right bid scores ten and its square, a wrong one nothing",
    predicted = { 3, 0, 2, 4 },
    tricks    = { 3, 0, 3, 4 },
    gains     = { 19, 10, 0, 26 } },

  { say       = "a bid of none scores what a right bid does without the square",
    house     = { exact_bid = 1 },
    predicted = { 3, 0, 2, 4 },
    tricks    = { 3, 0, 3, 4 },
    gains     = { 10, 1, 0, 17 } },
}
