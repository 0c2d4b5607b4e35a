return examples {
  { say      = "once the queen of spades has been played, hearts may be led",
    played   = { "King of clubs", "Queen of spades" },
    hand     = { "5 of hearts", "9 of spades" },
    may_play = { "5 of hearts", "9 of spades" } },

  { say      = "a heart breaks them as before",
    played   = { "King of clubs", "3 of hearts" },
    hand     = { "5 of hearts", "9 of spades" },
    may_play = { "5 of hearts", "9 of spades" } },

  { say      = "other spades do not",
    played   = { "King of clubs", "King of spades" },
    hand     = { "5 of hearts", "9 of spades" },
    may_play = { "9 of spades" } },

  { say         = "holding the queen is not enough",
    first_trick = false,
    hand        = { "5 of hearts", "Queen of spades" },
    may_play    = { "Queen of spades" } },
}
