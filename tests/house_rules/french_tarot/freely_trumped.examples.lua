return examples {
  { say      = "a lower trump may be played to a trump",
    trick    = { "10 of trumps" },
    hand     = { "9 of trumps", "11 of trumps", "King of hearts" },
    may_play = { "9 of trumps", "11 of trumps" } },

  { say      = "and when void to a suit that was trumped",
    trick    = { "10 of hearts", "10 of trumps" },
    hand     = { "9 of trumps", "11 of trumps", "King of spades" },
    may_play = { "9 of trumps", "11 of trumps" } },
}
