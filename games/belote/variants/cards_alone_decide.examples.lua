return examples {
  { say      = "the takers need 82 in cards and the last trick",
    contract = "take", declarer = 1, tricks = { 4, 4, 0, 0 },
    cases    = { { points = { 82, 80, 0, 0 }, gains = { 82, 80, 82, 80 } },
                 { points = { 80, 82, 0, 0 }, gains = { 0, 162, 0, 162 } },
                 { points = { 81, 81, 0, 0 }, gains = { 0, 81, 0, 81 },
                   tallies_after = { ["held over"] = 81 } } } },

  { say      = "what the others have declared does not harm them, but is scored",
    contract = "take", declarer = 1, melded = { 0, 50, 0, 0 },
    points   = { 85, 77, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains    = { 85, 127, 85, 127 } },

  { say      = "nor do their own declarations and a belote help them",
    contract = "take", declarer = 1, melded = { 50, 0, 0, 0 }, tallies = { belote = { 20, 0, 0, 0 } },
    points   = { 77, 85, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains    = { 20, 212, 20, 212 } },

  { say      = "at a tie of the cards their declarations are held as well",
    contract = "take", declarer = 1, melded = { 20, 0, 0, 0 }, tallies = { belote = { 20, 0, 0, 0 } },
    points   = { 81, 81, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains    = { 20, 81, 20, 81 }, tallies_after = { ["held over"] = 101 } },
}
