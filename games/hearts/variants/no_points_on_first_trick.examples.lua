return examples {
  { say      = "neither a heart nor the queen of spades is thrown on the first trick",
    trick    = { "2 of clubs" },
    hand     = { "5 of hearts", "Queen of spades", "9 of spades", "Jack of diamonds" },
    may_play = { "9 of spades", "Jack of diamonds" } },

  { say      = "unless there is nothing else (ruling 6)",
    trick    = { "2 of clubs", "3 of clubs" },
    hand     = { "5 of hearts", "Queen of spades" },
    may_play = { "5 of hearts", "Queen of spades" } },

  { say         = "later on they may be",
    first_trick = false,
    trick       = { "3 of clubs" },
    hand        = { "5 of hearts", "Queen of spades", "9 of spades" },
    may_play    = { "5 of hearts", "Queen of spades", "9 of spades" } },
}
