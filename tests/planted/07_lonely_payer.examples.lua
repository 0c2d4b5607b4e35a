return examples {
  { say        = "three are clean: a chip more than the points, and nobody takes the pool",
    points     = { 0, 0, 0, 20 },
    gains      = { 0, 0, 0, -41 },
    pool_after = 41 },

  { say        = "two are clean: not a chip more",
    points     = { 0, 0, 9, 11 },
    gains      = { 10, 10, -9, -11 },
    pool_after = 0 },

  { say      = "nor under a malý",
    contract = "malý", declarer = 1,
    points   = { 0, 0, 0, 20 },
    tricks   = { 0, 4, 1, 3 },
    gains    = { 30, -10, -10, -10 } },

  { say        = "nor where nobody is clean",
    points     = { 5, 5, 5, 5 },
    gains      = { -5, -5, -5, -5 } },
}
