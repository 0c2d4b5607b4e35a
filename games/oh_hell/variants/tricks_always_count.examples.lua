return examples {
  { say       = "each trick is a point, and a right bid ten more",
    predicted = { 3, 0, 2, 4 },
    tricks    = { 3, 0, 3, 4 },
    gains     = { 13, 10, 3, 14 } },
}
