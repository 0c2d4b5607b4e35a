-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; the last seat deals.

return examples {
  -- Choosing.

  { say     = "the dealer has to choose a contract",
    moves   = {},
    legal   = { "4 declare no_tricks", "4 declare no_hearts", "4 declare no_queens", "4 declare no_last_two",
                "4 declare no_king_of_hearts", "4 declare trumps" },
    refused = { ["4 pass"] = "may-not-pass" } },

  { say   = "and with trumps a suit",
    moves = { "4 declare trumps" },
    legal = { "4 declare spades", "4 declare hearts", "4 declare diamonds", "4 declare clubs" } },

  -- Playing.

  { say      = "hearts are not led while another suit is held",
    contract = "no hearts", declarer = 1,
    hand     = { "2 of hearts", "9 of clubs" },
    may_play = { "9 of clubs" } },

  { say      = "who holds only hearts may lead them",
    contract = "no hearts", declarer = 1,
    hand     = { "2 of hearts", "King of hearts" },
    may_play = { "2 of hearts", "King of hearts" } },

  { say        = "a trump led has to be beaten",
    contract   = "trumps", declarer = 1, trump_suit = "spades",
    trick      = { "8 of spades" },
    hand       = { "10 of spades", "3 of spades", "Ace of diamonds" },
    may_play   = { "10 of spades" } },

  { say        = "who cannot follow has to trump",
    contract   = "trumps", declarer = 1, trump_suit = "spades",
    trick      = { "5 of diamonds" },
    hand       = { "3 of spades", "King of clubs" },
    may_play   = { "3 of spades" } },

  { say        = "who cannot go over a trump may play anything",
    contract   = "trumps", declarer = 1, trump_suit = "spades",
    trick      = { "5 of diamonds", "9 of spades" },
    hand       = { "3 of spades", "King of clubs" },
    may_play   = { "3 of spades", "King of clubs" } },

  { say        = "who can has to",
    contract   = "trumps", declarer = 1, trump_suit = "spades",
    trick      = { "5 of diamonds", "9 of spades" },
    hand       = { "Jack of spades", "3 of spades", "King of clubs" },
    may_play   = { "Jack of spades" } },

  -- Scoring.

  { say      = "no hearts: two points lost for each, the ace counts six",
    contract = "no hearts", declarer = 1,
    captured = { { "Ace of hearts", "3 of hearts", "7 of hearts" }, {}, {}, {} },
    gains    = { -10, 0, 0, 0 } },

  { say      = "all hearts are thirty",
    contract = "no hearts", declarer = 1,
    captured = { { "hearts" }, {}, {}, {} },
    gains    = { -30, 0, 0, 0 } },

  { say      = "no queens: six points lost for each",
    contract = "no queens", declarer = 1,
    captured = { { "Queen of hearts" }, {}, { "Queen of spades" }, { "Queen of clubs", "Queen of diamonds" } },
    gains    = { -6, 0, -6, -12 } },

  { say         = "no last two: ten for the twelfth trick and twenty for the last",
    contract    = "no last two", declarer = 1,
    last_tricks = { { leader = 2, cards = { "Ace of spades", "3 of spades", "4 of spades", "2 of spades" } },
                    { leader = 2, cards = { "Ace of clubs", "3 of clubs", "4 of clubs", "2 of clubs" } } },
    tricks      = { 4, 5, 2, 2 },
    gains       = { 0, -30, 0, 0 } },

  { say        = "trumps: five for each trick",
    contract   = "trumps", declarer = 1, trump_suit = "spades",
    tricks     = { 6, 4, 3, 0 },
    last_trick = { leader = 3, cards = { "Ace of spades", "3 of spades", "4 of spades", "2 of spades" } },
    gains      = { 30, 20, 15, 0 } },

  { say      = "no king of hearts: twenty lost, and the deal is over when the king is taken",
    hands    = { { "2 of clubs", "3 of clubs", "2 of spades" }, { "King of hearts", "4 of diamonds", "3 of spades" },
                 { "Ace of hearts", "5 of clubs", "4 of spades" }, { "2 of hearts", "6 of clubs", "5 of spades" } },
    moves    = { "4 declare no_king_of_hearts", "4 play C6", "1 play C2", "2 play HK", "3 play C5" },
    gains    = { 0, 0, 0, -20 }, to_act = { 1 } },

  { say      = "no queens is over with the fourth",
    hands    = { { "Queen of clubs", "2 of spades" }, { "Queen of hearts", "3 of spades" },
                 { "Queen of spades", "4 of diamonds" }, { "Queen of diamonds", "5 of diamonds" } },
    moves    = { "4 declare no_queens", "4 play D5", "1 play CQ", "2 play HQ", "3 play D4", "4 play DQ", "1 play S2" },
    gains    = { 0, 0, 0, -24 }, to_act = { 1 } },
}
