return examples {
  { say    = "who takes them all takes 26 off, and nobody else scores",
    points = { 0, 26, 0, 0 },
    gains  = { 0, -26, 0, 0 } },

  { say    = "one point elsewhere, and it is a deal like any other",
    points = { 0, 25, 0, 1 },
    gains  = { 0, 25, 0, 1 } },
}
