return examples {
  { say        = "the dealer pays two more than the five points",
    points     = { 5, 5, 5, 5 },
    gains      = { -5, -5, -5, -7 },
    pool_after = 22 },

  { say      = "also after a malý",
    contract = "malý", declarer = 1,
    tricks   = { 0, 4, 1, 3 },
    gains    = { 30, -10, -10, -12 } },
}
