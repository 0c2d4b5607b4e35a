return examples {
  { say         = "the Excuse wins the last trick of a slam: the petit counts in the trick before",
    contract    = "garde", declarer = 1, points = { 91 }, tricks = { 18, 0, 0, 0 },
    among       = { { "21 of trumps" } },
    last_tricks = { { leader = 1, cards = { "1 of trumps", "2 of spades", "3 of spades", "4 of spades" } },
                    { leader = 1, cards = { "Excuse", "5 of spades", "6 of spades", "7 of spades" },
                      winner = 1 } },
    figures     = { petit = 10 } },

  { say         = "in a slam that ends otherwise it counts only in the last trick",
    contract    = "garde", declarer = 1, points = { 91 }, tricks = { 18, 0, 0, 0 },
    among       = { { "21 of trumps", "Excuse" } },
    last_tricks = { { leader = 1, cards = { "1 of trumps", "2 of spades", "3 of spades", "4 of spades" } },
                    { leader = 1, cards = { "2 of trumps", "5 of spades", "6 of spades", "7 of spades" } } },
    figures     = { petit = 0 } },

  { say         = "and so it does where the Excuse does not win",
    contract    = "garde", declarer = 1, points = { 80 }, tricks = { 16, 2, 0, 0 },
    among       = { { "21 of trumps" } },
    last_tricks = { { leader = 1, cards = { "1 of trumps", "2 of spades", "3 of spades", "4 of spades" } },
                    { leader = 1, cards = { "Excuse", "5 of spades", "6 of spades", "7 of spades" } } },
    figures     = { petit = 0 } },
}
