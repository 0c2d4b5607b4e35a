return examples {
  { say    = "a hundred on credit, and what was taken",
    points = { 3, 20, 0, 3 },
    gains  = { -97, -80, -100, -97 } },

  { say    = "also for the moon",
    points = { 0, 26, 0, 0 },
    gains  = { -74, -100, -74, -74 } },
}
