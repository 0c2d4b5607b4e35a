return examples {
  { say      = "a player who can follow suit must",
    trick    = { "10 of hearts" },
    hand     = { "9 of hearts", "Ace of spades" },
    may_play = { "9 of hearts", "Ace of spades" } },

  { say    = "points are paid into the pool",
    points = { 5, 0, 6 },
    gains  = { -5, 0, -6 } },

  { say    = "the spade Queen is worth five",
    captured = { { "Queen of spades" }, { "Ace of hearts" }, {} },
    points   = { 13, 1, 0 } },
}
