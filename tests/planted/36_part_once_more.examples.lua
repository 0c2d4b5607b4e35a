local last = { leader = 1, cards = { "Ace of bells", "7 of bells", "8 of bells", "9 of bells" } }

return examples {
  { say        = "half of seven, rounded down, is three more",
    points     = { 7, 5, 5, 3 },
    last_trick = last,
    gains      = { -10, -5, -5, -3 },
    pool_after = 23 },

  { say        = "or a third",
    house      = { divisor = 3 },
    points     = { 7, 5, 5, 3 },
    last_trick = last,
    gains      = { -9, -5, -5, -3 },
    pool_after = 22 },

  { say        = "under a malý nothing",
    contract   = "malý", declarer = 1,
    points     = { 0, 9, 3, 8 },
    tricks     = { 0, 4, 1, 3 },
    last_trick = { leader = 2, cards = { "Ace of bells", "7 of bells", "8 of bells", "9 of bells" } },
    gains      = { 30, -10, -10, -10 },
    pool_after = 0 },
}
