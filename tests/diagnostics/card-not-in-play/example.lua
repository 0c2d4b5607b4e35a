return examples {
  { say      = "with three, neither the clubs 9 nor a heart is there",
    trick    = { "9 of clubs" },
    hand     = { "hearts", "Ace of spades" },
    may_play = { "Ace of spades" } },

  { say      = "with four they are, and of a rank it is enough that some are",
    players  = 4,
    trick    = { "9 of clubs" },
    hand     = { "hearts", "Ace of spades" },
    may_play = { "hearts", "Ace of spades" } },

  { say      = "with three, too, there are other nines",
    trick    = { "10 of spades" },
    hand     = { "9" },
    may_play = { "9 of spades" } },
}
