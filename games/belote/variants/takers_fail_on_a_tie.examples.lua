return examples {
  { say      = "as much as the others is not enough",
    contract = "take", declarer = 1,
    points   = { 81, 81, 0, 0 }, tricks = { 4, 4, 0, 0 },
    figures  = { made = false, tie = false },
    gains    = { 0, 162, 0, 162 } },

  { say      = "belote stays with its side",
    contract = "take", declarer = 1, tallies = { belote = { 20, 0, 0, 0 } },
    points   = { 71, 91, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains    = { 20, 162, 20, 162 } },

  { say      = "one more is enough, one less is not",
    contract = "take", declarer = 1, tricks = { 4, 4, 0, 0 },
    cases    = { { points = { 82, 80, 0, 0 }, gains = { 82, 80, 82, 80 } },
                 { points = { 80, 82, 0, 0 }, gains = { 0, 162, 0, 162 } } } },
}
