return examples {
  { say      = "whoever has most cards of a suit loses thirty-six",
    contract = "ravage city", declarer = 1,
    captured = { { "hearts" }, { "Ace of spades", "King of spades" }, {}, {} },
    gains    = { -36, 0, 0, 0 } },

  { say      = "equal takers share it",
    contract = "ravage city", declarer = 1,
    captured = { { "Ace of hearts", "2 of hearts" }, { "Ace of spades", "King of spades" }, { "3 of clubs" }, {} },
    gains    = { -18, -18, 0, 0 } },
}
