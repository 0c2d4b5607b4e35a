-- Worked examples: each is a line of the rules, and each is a test. Seat 1 leads first.

return examples {
  { say        = "with an open stock any card may be played",
    trump_suit = "hearts",
    turned     = { "Queen of hearts" },
    stock      = { "Ace of diamonds" },
    trick      = { "King of spades" },
    hand       = { "Ace of spades", "Jack of spades", "Jack of hearts", "10 of clubs" },
    may_play   = { "Ace of spades", "Jack of spades", "Jack of hearts", "10 of clubs" } },

  { say        = "closed or used up, the second player must win",
    trump_suit = "hearts",
    trick      = { "King of spades" },
    cases = {
      { say = "if it can be done in suit",
        hand = { "Ace of spades", "Jack of spades", "Jack of hearts", "10 of clubs" }, may_play = { "Ace of spades" } },
      { say = "and follow suit below otherwise",
        hand = { "Jack of spades", "Jack of hearts", "10 of clubs" }, may_play = { "Jack of spades" } },
      { say = "and trump without the suit",
        hand = { "Jack of hearts", "10 of clubs" }, may_play = { "Jack of hearts" } } } },

  { say        = "trumps are followed, even below",
    trump_suit = "hearts",
    trick      = { "King of hearts" },
    hand       = { "Jack of hearts", "Ace of clubs" },
    may_play   = { "Jack of hearts" } },

  -- Marriages.

  { say    = "of a marriage one card is led, and the other is known",
    hands  = { { "King of hearts", "Queen of hearts", "Ace of clubs" },
               { "King of diamonds", "10 of clubs", "Jack of clubs" } },
    turned = { "10 of hearts" },
    stock  = { "Jack of spades" },
    moves  = { "1 meld HK HQ", "1 pass" },
    may_play = { "King of hearts", "Queen of hearts" } },

  { say    = "a marriage is made of a king and a queen of one suit",
    hands  = { { "King of hearts", "Queen of hearts", "Queen of clubs" },
               { "King of diamonds", "10 of clubs", "Jack of clubs" } },
    turned = { "10 of hearts" },
    stock  = { "Jack of spades" },
    moves  = { "1 pass" },
    legal  = { "1 pass", "1 meld HK HQ" },
    refused = { ["1 meld HK CQ"] = "no-meld" } },

  { say    = "the jack of trumps goes for the turned card, on lead",
    hands  = { { "Jack of hearts", "Queen of spades" }, { "Ace of spades", "Ace of clubs" } },
    turned = { "10 of hearts" },
    stock  = { "Jack of clubs" },
    moves  = { "1 exchange HJ H10" },
    turned_after = { "Jack of hearts" },
    hands_after  = { { "10 of hearts", "Queen of spades" }, { "Ace of spades", "Ace of clubs" } } },

  { say    = "a marriage counts once a trick is taken, even later: 20 + 10 + 11 + 3 + 2",
    hands  = { { "King of spades", "Queen of spades" }, { "Ace of spades", "Ace of clubs" } },
    turned = { "10 of hearts" },
    stock  = { "Jack of clubs" },
    moves  = { "1 meld SK SQ", "1 play SK", "2 play SA", "2 play CA", "1 play H10", "1 play SQ", "1 pass" },
    figures = { total = { 46, 15 } },
    gains  = { 1, 0 } },

  { say    = "without a trick it counts nothing, and a claim on it is wrong",
    hands  = { { "King of hearts", "Queen of hearts" }, { "Ace of spades", "Ace of clubs" } },
    turned = { "10 of hearts" },
    stock  = { "Jack of clubs" },
    moves  = { "1 meld HK HQ", "1 declare sixty_six" },
    figures = { total = { 0, 0 } },
    gains  = { 0, 3 } },

  { say    = "a claim after a trick: 21 in tricks, 40 for the marriage, and 7",
    hands  = { { "Ace of diamonds", "King of hearts", "Queen of hearts" },
               { "10 of diamonds", "King of diamonds", "Jack of clubs" } },
    turned = { "10 of hearts" },
    stock  = { "Ace of spades", "10 of spades", "Jack of spades" },
    moves  = { "1 play DA", "2 play D10", "1 meld HK HQ", "1 play HQ", "2 play DK", "1 declare sixty_six" },
    figures = { total = { 68, 0 } },
    gains  = { 3, 0 } },

  -- Settlements.

  { say = "a claim that is right wins 1, of a player below 33 it wins 2, and without a trick 3",
    announced = { [1] = { "sixty-six" } },
    cases = { { points = { 70, 34 }, tricks = { 7, 3 }, gains = { 1, 0 } },
              { points = { 70, 33 }, tricks = { 7, 3 }, gains = { 1, 0 } },
              { points = { 70, 32 }, tricks = { 7, 3 }, gains = { 2, 0 } },
              { points = { 70, 0 }, tricks = { 10, 0 }, gains = { 3, 0 } } } },

  { say = "a wrong claim wins 2 for the other, 3 without a trick",
    announced = { [1] = { "sixty-six" } },
    cases = { { points = { 60, 34 }, tricks = { 7, 3 }, gains = { 0, 2 } },
              { points = { 60, 0 }, tricks = { 10, 0 }, gains = { 0, 3 } } } },

  { say = "in a closed deal counts what the other had at the closing",
    announced = { [1] = { "close", "sixty-six" } },
    their_points = 20, their_tricks = 1,
    points = { 70, 41 }, tricks = { 7, 3 }, gains = { 2, 0 } },

  { say = "and so it does if the closer's claim is wrong",
    announced = { [1] = { "close", "sixty-six" } },
    points = { 60, 41 }, tricks = { 7, 3 },
    cases = { { their_points = 20, their_tricks = 1, gains = { 0, 2 } },
              { their_points = 0, their_tricks = 0, gains = { 0, 3 } } } },

  { say = "if the other claims rightly it is valued in the same way",
    announced = { [1] = { "close" }, [2] = { "sixty-six" } },
    points = { 40, 70 }, tricks = { 4, 6 },
    cases = { { their_points = 20, their_tricks = 1, gains = { 0, 2 } },
              { their_points = 0, their_tricks = 0, gains = { 0, 3 } } } },

  { say = "a closer who does not come to sixty-six loses 2, and 3 if the other had no trick",
    announced = { [1] = { "close" } },
    points = { 60, 41 }, tricks = { 7, 3 },
    last_trick = { leader = 1, cards = { "Jack of clubs", "Queen of clubs" } },
    trump_suit = "hearts",
    cases = { { their_points = 20, their_tricks = 1, gains = { 0, 2 } },
              { their_points = 0, their_tricks = 0, gains = { 0, 3 } } } },

  { say = "without closing and claiming the last trick wins 1",
    points = { 50, 70 }, tricks = { 5, 5 }, trump_suit = "hearts",
    last_trick = { leader = 1, cards = { "Ace of clubs", "Queen of clubs" } },
    gains = { 1, 0 } },
}
