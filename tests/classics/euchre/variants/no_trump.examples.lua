return examples {
  { say      = "without trumps there are no bowers",
    contract = "no trump",
    trick    = { "Jack of clubs", "Queen of clubs", "Jack of spades", "9 of clubs" },
    winner   = 2 },

  { say      = "and a jack follows its own suit",
    contract = "no trump",
    trick    = { "10 of clubs" },
    hand     = { "Jack of clubs", "Ace of hearts" },
    may_play = { "Jack of clubs" } },
}
