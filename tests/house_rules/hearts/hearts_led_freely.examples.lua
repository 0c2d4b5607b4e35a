return examples {
  { say         = "hearts are led before one has been played",
    first_trick = false,
    hand        = { "5 of hearts", "Queen of spades" },
    may_play    = { "5 of hearts", "Queen of spades" } },

  { say      = "but not to the first trick",
    hand     = { "2 of clubs", "5 of hearts" },
    may_play = { "2 of clubs" } },
}
