return examples {
  { say = "who cannot follow must lay a trump that was called, as only that would win",
    contract = "hearts", leader = 1, trick = { "Ace of spades" }, hand = { "9 of hearts", "Ace of clubs" },
    may_play = { "9 of hearts" } },

  { say = "without the call no card of another suit wins, so any may be laid",
    leader = 1, trick = { "Ace of spades" }, hand = { "9 of hearts", "Ace of clubs" },
    may_play = { "9 of hearts", "Ace of clubs" } },

  { say = "where the lowest spade wins, what lies above it does not",
    contract = "low", leader = 1, trick = { "Ace of hearts" }, hand = { "9 of spades", "Ace of clubs" },
    may_play = { "9 of spades" } },

  { say = "the selector that comes first decides, whatever was led",
    contract = "low", leader = 1, trick = { "Ace of spades", "9 of spades" }, winner = 2 },
}
