return examples {
  { say      = "a hundred below the line are a game, which makes vulnerable",
    contract = "4 spades", declarer = 1,
    tricks   = { 10, 3, 0, 0 }, gains = { 120, 0, 120, 0 },
    tallies_after = { games = { 1, 0, 1, 0 } } },

  { say      = "two games end the rubber",
    contract = "4 spades", declarer = 1, tallies = { games = { 1, 0, 1, 0 } },
    tricks   = { 10, 3, 0, 0 }, gains = { 820, 0, 820, 0 } },
}
