return examples {
  { say        = "nine points are the most here",
    points     = { 4, 9, 3, 4 },
    gains      = { -4, -10, -3, -4 },
    pool_after = 21 },

  { say      = "nobody pays more under a malý",
    contract = "malý", declarer = 1,
    points   = { 0, 9, 3, 8 },
    tricks   = { 0, 4, 1, 3 },
    gains    = { 30, -10, -10, -10 } },
}
