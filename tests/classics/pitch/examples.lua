-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; the last seat deals.

return examples {
  -- Bidding.

  { say    = "each bid is above the last",
    moves  = { "1 bid 2", "2 bid 3" },
    legal  = { "3 pass", "3 bid 4" },
    refused = { "3 bid 3", "3 bid 2" } },

  { say      = "if all others pass, the dealer must bid",
    moves    = { "1 pass", "2 pass", "3 pass" },
    legal    = { "4 bid 2", "4 bid 3", "4 bid 4" },
    refused  = { ["4 pass"] = "may-not-pass" } },

  { say      = "once somebody has bid the dealer may pass",
    moves    = { "1 pass", "2 bid 3", "3 pass", "4 pass" },
    contract = "3",
    declarer = 2 },

  { say   = "nobody bids above four",
    moves = { "1 bid 4" },
    contract = "4",
    asks_next = 1 },

  -- Playing.

  { say    = "the card pitched makes trumps",
    hands  = { { "8 of diamonds", "2 of clubs", "3 of clubs" }, { "3 of diamonds", "King of hearts",
               "Queen of hearts" },
               { "Ace of clubs", "4 of clubs", "5 of clubs" }, { "5 of spades", "6 of spades", "7 of spades" } },
    moves  = { "1 bid 2", "2 pass", "3 pass", "4 pass", "1 play D8", "2 play D3", "3 play CA", "4 play S5" },
    winner = 1 },

  { say        = "a player may trump though he could follow suit",
    trump_suit = "spades",
    trick      = { "8 of diamonds" },
    hand       = { "2 of diamonds", "3 of spades", "King of hearts" },
    may_play   = { "2 of diamonds", "3 of spades" } },

  { say        = "trumps led must be followed",
    trump_suit = "spades",
    trick      = { "8 of spades" },
    hand       = { "3 of spades", "2 of diamonds" },
    may_play   = { "3 of spades" } },

  { say        = "who has no trump may play anything to trumps",
    trump_suit = "spades",
    trick      = { "8 of spades" },
    hand       = { "2 of diamonds", "King of hearts" },
    may_play   = { "2 of diamonds", "King of hearts" } },

  -- Scoring.

  { say    = "seventeen to seventeen is game to nobody",
    hands  = { { "Ace of spades", "10 of clubs" }, { "King of spades", "Queen of diamonds" },
               { "10 of hearts", "Jack of diamonds" }, { "3 of spades", "Ace of clubs" } },
    moves  = { "1 bid 2", "2 pass", "3 pass", "4 pass", "1 play SA", "2 play SK", "3 play H10", "4 play S3" },
    points = { 17, 0, 0, 17 },
    gains  = { -2, 0, 0, 1 } },

  { say   = "a pitcher who makes two of three loses the bid; low and jack are scored",
    hands = { { "Ace of diamonds", "2 of clubs" }, { "2 of diamonds", "3 of clubs" },
              { "3 of diamonds", "Jack of diamonds" }, { "5 of spades", "6 of spades" } },
    moves = { "1 bid 3", "2 pass", "3 pass", "4 pass", "1 play DA", "2 play D2", "3 play D3", "4 play S5" },
    gains = { -3, 1, 1, 0 } },

  { say     = "the pitcher counts first",
    scores  = { 5, 6, 0, 0 },
    hands   = { { "Ace of diamonds", "2 of clubs" }, { "2 of diamonds", "3 of clubs" },
                { "3 of diamonds", "Jack of diamonds" }, { "5 of spades", "6 of spades" } },
    moves   = { "1 bid 2", "2 pass", "3 pass", "4 pass", "1 play DA", "2 play D2", "3 play D3", "4 play S5" },
    winners = { 1 } },

  { say     = "and low goes before the jack",
    scores  = { 5, 6, 6, 0 },
    hands   = { { "Ace of diamonds", "2 of clubs" }, { "2 of diamonds", "3 of clubs" },
                { "3 of diamonds", "Jack of diamonds" }, { "5 of spades", "6 of spades" } },
    moves   = { "1 bid 3", "2 pass", "3 pass", "4 pass", "1 play DA", "2 play D2", "3 play D3", "4 play S5" },
    winners = { 2 } },
}
