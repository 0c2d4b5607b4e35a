local last = { leader = 1, cards = { "Ace of bells", "7 of bells", "8 of bells", "9 of bells" } }

return examples {
  { say        = "three chips more lie in the pool",
    points     = { 5, 5, 5, 5 },
    last_trick = last,
    gains      = { -5, -8, -5, -5 },
    pool_after = 23 },

  { say        = "what it costs is left for the next deal when somebody clean has taken the pool",
    points     = { 0, 9, 10, 1 },
    last_trick = last,
    gains      = { 20, -12, -10, -1 },
    pool_after = 3 },

  { say        = "under a malý nothing",
    contract   = "malý", declarer = 1,
    tricks     = { 0, 4, 1, 3 },
    last_trick = { leader = 2, cards = { "Ace of bells", "7 of bells", "8 of bells", "9 of bells" } },
    gains      = { 30, -10, -10, -10 },
    pool_after = 0 },
}
