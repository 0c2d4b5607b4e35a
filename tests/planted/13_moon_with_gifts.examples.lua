return examples {
  { say    = "three tricks went elsewhere: one, two and three off",
    points = { 26, 0, 0, 0 },
    tricks = { 10, 1, 1, 1 },
    gains  = { -6, 26, 26, 26 } },

  { say    = "one trick: one off",
    points = { 26, 0, 0, 0 },
    tricks = { 12, 0, 0, 1 },
    gains  = { -1, 26, 26, 26 } },

  { say    = "without a moon nothing changes",
    points = { 3, 20, 0, 3 },
    gains  = { 3, 20, 0, 3 } },
}
