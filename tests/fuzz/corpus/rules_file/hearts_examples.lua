return examples {
  { say         = "hearts are not led before one has been played",
    first_trick = false,
    hand        = { "5 of hearts", "9 of spades" },
    may_play    = { "9 of spades" } },

  { say      = "once one has been played they are",
    played   = { "King of clubs", "3 of hearts" },
    hand     = { "5 of hearts", "9 of spades" },
    may_play = { "5 of hearts", "9 of spades" } },

  { say      = "the queen of spades does not break them",
    played   = { "King of clubs", "Queen of spades" },
    hand     = { "5 of hearts", "9 of spades" },
    may_play = { "9 of spades" } },

  { say         = "a hand of nothing but hearts leads one (ruling 5)",
    first_trick = false,
    hand        = { "5 of hearts", "9 of hearts" },
    may_play    = { "5 of hearts", "9 of hearts" } },

  { say         = "and a heart may be thrown on another suit at any time",
    first_trick = false,
    trick       = { "King of clubs" },
    hand        = { "5 of hearts", "9 of spades" },
    may_play    = { "5 of hearts", "9 of spades" } },
}
