-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; the last seat deals.

return examples {
  -- Bidding.

  { say   = "five cards in the sixth deal: the dealer may not make the sum come out",
    deal  = 6,
    moves = { "1 predict 2", "2 predict 0", "3 predict 1" },
    legal = { "4 predict 0", "4 predict 1", "4 predict 3", "4 predict 4", "4 predict 5" },
    refused = { ["4 predict 2"] = "total-barred", ["4 predict 6"] = "no-such-call", ["4 pass"] = "may-not-pass" },
    predicted = { 2, 0, 1, -1 } },

  { say   = "where it has already more, the dealer is free",
    deal  = 6,
    moves = { "1 predict 3", "2 predict 1", "3 predict 2" },
    legal = { "4 predict 0", "4 predict 1", "4 predict 2", "4 predict 3", "4 predict 4", "4 predict 5" } },

  { say   = "ten cards in the first deal",
    moves = {},
    legal = { "1 predict 0", "1 predict 1", "1 predict 2", "1 predict 3", "1 predict 4", "1 predict 5",
              "1 predict 6", "1 predict 7", "1 predict 8", "1 predict 9", "1 predict 10" } },

  { say   = "one card in the tenth",
    deal  = 10,
    moves = { "1 predict 1", "2 predict 0", "3 predict 1" },
    legal = { "4 predict 0", "4 predict 1" } },

  { say   = "two in the eleventh",
    deal  = 11,
    moves = {},
    legal = { "1 predict 0", "1 predict 1", "1 predict 2" } },

  { say     = "eight cards with six players",
    players = 6,
    moves   = {},
    legal   = { "1 predict 0", "1 predict 1", "1 predict 2", "1 predict 3", "1 predict 4", "1 predict 5",
                "1 predict 6", "1 predict 7", "1 predict 8" } },

  { say   = "as many cards in the last deal as in the first: the nineteenth of four players",
    deal  = 19,
    moves = { "1 predict 4", "2 predict 3", "3 predict 2" },
    legal = { "4 predict 0", "4 predict 2", "4 predict 3", "4 predict 4", "4 predict 5", "4 predict 6", "4 predict 7",
              "4 predict 8", "4 predict 9", "4 predict 10" } },

  { say     = "the fifteenth of six",
    players = 6, deal = 15,
    moves   = { "1 predict 1", "2 predict 1", "3 predict 1", "4 predict 1", "5 predict 1" },
    legal   = { "6 predict 0", "6 predict 1", "6 predict 2", "6 predict 4", "6 predict 5", "6 predict 6", "6 predict 7",
                "6 predict 8" } },

  { say     = "the thirteenth of seven",
    players = 7, deal = 13,
    moves   = { "1 predict 1", "2 predict 1", "3 predict 1", "4 predict 1", "5 predict 1", "6 predict 1" },
    legal   = { "7 predict 0", "7 predict 2", "7 predict 3", "7 predict 4", "7 predict 5", "7 predict 6",
                "7 predict 7" } },

  -- Playing.

  { say        = "a player who can follow suit must",
    trump_suit = "spades",
    trick      = { "9 of diamonds" },
    hand       = { "4 of diamonds", "King of diamonds", "Ace of spades" },
    may_play   = { "4 of diamonds", "King of diamonds" } },

  { say    = "the card turned makes trumps",
    deal   = 10,
    hands  = { { "9 of diamonds" }, { "2 of spades" }, { "Ace of diamonds" }, { "King of clubs" } },
    turned = { "5 of spades" },
    moves  = { "1 predict 0", "2 predict 1", "3 predict 0", "4 predict 1",
               "1 play D9", "2 play S2", "3 play DA", "4 play CK" },
    winner = 2,
    gains  = { 10, 11, 10, 0 } },

  -- Scoring.

  { say       = "who has said it exactly scores ten and as many",
    cases     = { { predicted = { 3, 0, 2, 4 }, tricks = { 3, 0, 3, 4 }, gains = { 13, 10, 0, 14 } },
                  { predicted = { 1, 1, 1, 1 }, tricks = { 0, 1, 2, 7 }, gains = { 0, 11, 0, 0 } } } },
}
