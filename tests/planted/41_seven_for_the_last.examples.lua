local last = { leader = 1, cards = { "Ace of bells", "7 of bells", "8 of bells", "9 of bells" } }

return examples {
  { say        = "seven more than the points",
    points     = { 5, 5, 5, 5 },
    last_trick = last,
    gains      = { -12, -5, -5, -5 },
    pool_after = 27 },

  { say        = "or what was agreed",
    house      = { last_costs = 3 },
    points     = { 5, 5, 5, 5 },
    last_trick = last,
    gains      = { -8, -5, -5, -5 },
    pool_after = 23 },

  { say        = "under a malý nothing",
    contract   = "malý", declarer = 1,
    tricks     = { 0, 4, 1, 3 },
    last_trick = { leader = 2, cards = { "Ace of bells", "7 of bells", "8 of bells", "9 of bells" } },
    gains      = { 30, -10, -10, -10 },
    pool_after = 0 },
}
