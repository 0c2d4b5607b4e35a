return examples {
  { say    = "half of three, of twenty and of three",
    points = { 3, 20, 0, 3 },
    gains  = { 1, 10, 0, 1 } },

  { say    = "a moon costs half as much",
    points = { 26, 0, 0, 0 },
    gains  = { 0, 13, 13, 13 } },
}
