return examples {
  { say        = "one clean player takes it",
    pool       = 20,
    points     = { 0, 9, 10, 1 },
    gains      = { 40, -9, -10, -1 },
    pool_after = 0 },

  { say        = "two clean players",
    pool       = 20,
    points     = { 0, 0, 9, 11 },
    gains      = { 0, 0, -9, -11 },
    pool_after = 40 },

  { say        = "with three players as well",
    players    = 3,
    pool       = 10,
    points     = { 0, 0, 20 },
    gains      = { 0, 0, -20 },
    pool_after = 30 },

  { say        = "three clean players",
    pool       = 10,
    points     = { 0, 0, 0, 20 },
    gains      = { 10, 10, 10, -20 },
    pool_after = 0 },
}
