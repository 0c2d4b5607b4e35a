return examples {
  { say      = "without a bell a heart is thrown",
    trick    = { "10 of bells" },
    hand     = { "7 of hearts", "Ace of leaves", "8 of acorns" },
    may_play = { "7 of hearts" } },

  { say      = "without a bell and without a heart anything is",
    trick    = { "10 of bells" },
    hand     = { "Ace of leaves", "8 of acorns" },
    may_play = { "Ace of leaves", "8 of acorns" } },
}
