return examples {
  { say      = "a hundred below the line are a game, which makes vulnerable",
    contract = "4 spades", declarer = 1,
    tricks   = { 10, 3, 0, 0 }, gains = { 120, 0, 120, 0 },
    tallies_after = { games = { 1, 0, 1, 0 } } },

  { say      = "two games end the rubber",
    contract = "4 spades", declarer = 1, tallies = { games = { 1, 0, 1, 0 } },
    tricks   = { 10, 3, 0, 0 }, gains = { 820, 0, 820, 0 } },

  { say      = "if the others have one, for five hundred",
    contract = "4 spades", declarer = 1, tallies = { games = { 1, 1, 1, 1 } },
    tricks   = { 10, 3, 0, 0 }, gains = { 620, 0, 620, 0 } },

  { say      = "what stands below the line adds up to a game, which wipes both counts",
    contract = "2 spades", declarer = 1, tallies = { below_the_line = { 60, 40, 60, 40 } },
    tricks   = { 8, 5, 0, 0 }, gains = { 60, 0, 60, 0 },
    tallies_after = { games = { 1, 0, 1, 0 } } },

  { say      = "there is nothing for a part score",
    contract = "1 no trumps", declarer = 1,
    tricks   = { 9, 4, 0, 0 }, gains = { 100, 0, 100, 0 } },
}
