-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4.

return examples {
  { say      = "a player who can follow suit must",
    trump_suit = "hearts",
    trick    = { "7 of clubs" },
    hand     = { "2 of clubs", "King of clubs", "Ace of hearts", "9 of spades" },
    may_play = { "2 of clubs", "King of clubs" } },

  { say      = "who cannot need not trump",
    trump_suit = "hearts",
    trick    = { "7 of clubs" },
    hand     = { "3 of hearts", "9 of spades", "Ace of diamonds" },
    may_play = { "3 of hearts", "9 of spades", "Ace of diamonds" } },

  { say         = "the highest trump wins",
    trump_suit  = "hearts",
    trick       = { "7 of clubs", "Ace of clubs", "2 of hearts", "9 of hearts" },
    winner      = 4,
    next_leader = 4 },

  { say       = "the last card dealt makes trumps, and stays in the dealer's hand",
    hands     = { { "7 of clubs", "2 of clubs" }, { "Ace of clubs", "3 of clubs" },
                  { "3 of spades", "4 of spades" }, { "9 of hearts", "5 of spades" } },
    last_card = "9 of hearts",
    moves     = { "1 play C7", "2 play CA", "3 play S3", "4 play H9" },
    winner    = 4 },

  { say    = "each trick over six is a point",
    cases  = { { tricks = { 9, 4, 0, 0 }, gains = { 3, 0, 3, 0 } },
               { tricks = { 7, 6, 0, 0 }, gains = { 1, 0, 1, 0 } },
               { tricks = { 0, 13, 0, 0 }, gains = { 0, 7, 0, 7 } } } },

  { say     = "who comes to five has won, 6 to 4",
    scores  = { 3, 4, 3, 4 },
    tricks  = { 9, 4, 0, 0 },
    gains   = { 3, 0, 3, 0 } },

  { say     = "after the deal in which a side comes to five",
    scores  = { 6, 4, 6, 4 },
    finish  = true,
    winners = { 1, 3 } },
}
