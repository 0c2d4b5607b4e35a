return examples {
  { say    = "two clean players: nobody takes the pool",
    pool   = 20,
    points = { 0, 14, 6, 0 },
    gains  = { 0, -14, -6, 0 },
    pool_after = 40 },

  { say    = "a single clean player takes it as always",
    pool   = 40,
    points = { 0, 9, 10, 1 },
    gains  = { 60, -9, -10, -1 },
    pool_after = 0 },

  { say     = "with three players nothing changes",
    players = 3,
    pool    = 20,
    points  = { 0, 17, 3 },
    gains   = { 40, -17, -3 },
    pool_after = 0 },
}
