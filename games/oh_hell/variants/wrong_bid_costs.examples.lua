return examples {
  { say       = "five points are lost, however wrong the bid was",
    predicted = { 3, 0, 2, 4 },
    tricks    = { 3, 1, 6, 0 },
    gains     = { 13, -5, -5, -5 } },

  { say       = "ten, where the table says so",
    house     = { wrong_bid = 10 },
    predicted = { 3, 0, 2, 4 },
    tricks    = { 3, 0, 3, 4 },
    gains     = { 13, 10, -10, 14 } },
}
