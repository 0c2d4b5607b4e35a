return examples {
  { say        = "nineteen are not everything",
    points     = { 19, 1, 0, 0 },
    gains      = { -19, -1, 10, 10 },
    pool_after = 0 },

  { say      = "under a malý nobody is greedy",
    contract = "malý", declarer = 1,
    tricks   = { 0, 4, 1, 3 },
    gains    = { 30, -10, -10, -10 } },
}
