return examples {
  { say    = "after spades comes a deal in which the highest card of the suit led wins, and then hearts again",
    trick  = { "9 of spades", "Ace of hearts", "10 of spades", "King of diamonds" },
    cases  = { { deal = 1, winner = 2 }, { deal = 3, winner = 4 }, { deal = 4, winner = 3 }, { deal = 5, winner = 3 },
               { deal = 6, winner = 2 } } },

  { say      = "a hand without the suit led still plays what it likes",
    deal     = 5,
    trick    = { "9 of clubs" },
    hand     = { "2 of hearts", "Ace of spades" },
    may_play = { "2 of hearts", "Ace of spades" } },

  { say    = "clubs are trumps in the second deal and diamonds in the third: only the fifth has none",
    trick  = { "9 of hearts", "Ace of clubs", "10 of hearts", "2 of diamonds" },
    cases  = { { deal = 2, winner = 2 }, { deal = 3, winner = 4 }, { deal = 5, winner = 3 },
               { deal = 10, winner = 3 } } },
}
