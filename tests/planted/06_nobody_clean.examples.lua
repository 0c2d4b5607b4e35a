return examples {
  { say        = "nobody is clean: a chip from everybody",
    points     = { 4, 9, 3, 4 },
    gains      = { -1, -1, -1, -1 },
    pool_after = 4 },

  { say        = "one clean player takes the pool as ever",
    pool       = 20,
    points     = { 0, 9, 10, 1 },
    gains      = { 40, -9, -10, -1 },
    pool_after = 0 },

  { say        = "and two of them share it",
    points     = { 0, 0, 9, 11 },
    gains      = { 10, 10, -9, -11 },
    pool_after = 0 },

  { say      = "a malý costs nobody a chip more, clean or not",
    contract = "malý", declarer = 1,
    points   = { 5, 5, 5, 5 },
    tricks   = { 2, 2, 2, 2 },
    gains    = { -30, 10, 10, 10 } },
}
