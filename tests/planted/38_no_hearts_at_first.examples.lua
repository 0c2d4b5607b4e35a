return examples {
  { say      = "with eight cards no heart is led",
    trick    = {},
    hand     = { "7 of hearts", "8 of hearts", "9 of hearts", "10 of hearts", "7 of bells", "8 of bells",
                 "9 of acorns", "10 of leaves" },
    may_play = { "7 of bells", "8 of bells", "9 of acorns", "10 of leaves" } },

  { say      = "later it may be",
    trick    = {},
    hand     = { "7 of hearts", "8 of bells" },
    may_play = { "7 of hearts", "8 of bells" } },

  { say      = "and at first, too, by a hand that has nothing else",
    trick    = {},
    hand     = { "hearts" },
    may_play = { "hearts" } },
}
