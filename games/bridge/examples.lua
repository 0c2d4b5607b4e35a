-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4, and seat 4 deals first.

return examples {
  -- The auction.

  { say     = "a double may be redoubled by the bidder's side, or bid over",
    moves   = { "4 bid 1h", "1 double" },
    legal   = { "2 pass", "2 redouble", "2 bid 1s", "2 bid 1nt", "2 bid 2c", "2 bid 2d", "2 bid 2h", "2 bid 2s",
                "2 bid 2nt", "2 bid 3c", "2 bid 3d", "2 bid 3h", "2 bid 3s", "2 bid 3nt", "2 bid 4c", "2 bid 4d",
                "2 bid 4h", "2 bid 4s", "2 bid 4nt", "2 bid 5c", "2 bid 5d", "2 bid 5h", "2 bid 5s", "2 bid 5nt",
                "2 bid 6c", "2 bid 6d", "2 bid 6h", "2 bid 6s", "2 bid 6nt", "2 bid 7c", "2 bid 7d", "2 bid 7h",
                "2 bid 7s", "2 bid 7nt" },
    refused = { "2 double" } },

  { say       = "whoever of the side first named the strain declares, and the left neighbour leads",
    moves     = { "4 bid 1h", "1 pass", "2 bid 3h", "3 pass", "4 bid 4h", "1 pass", "2 pass", "3 pass" },
    contract  = "4 hearts", declarer = 4, asks_next = 1 },

  { say       = "if all pass, the same dealer deals again",
    moves     = { "4 pass", "1 pass", "2 pass", "3 pass" },
    thrown_in = true },

  { say    = "from the first card on the declarer plays the partner's open hand as well",
    hands  = { { "2 of clubs", "3 of clubs" }, { "4 of clubs", "5 of clubs" }, { "6 of clubs", "7 of clubs" },
               { "8 of clubs", "9 of clubs" } },
    moves  = { "4 bid 1h", "1 pass", "2 bid 3h", "3 pass", "4 bid 4h", "1 pass", "2 pass", "3 pass", "1 play C2" },
    exposed_after = { {}, { "4 of clubs", "5 of clubs" }, {}, {} },
    legal  = { "2 play C4", "2 play C5" } },

  -- Scoring.

  { say      = "four spades made: 120 and a game",
    contract = "4 spades", declarer = 1,
    tricks   = { 10, 3, 0, 0 }, gains = { 420, 0, 420, 0 } },

  { say      = "vulnerable in the fourth deal",
    deal     = 4, contract = "4 spades", declarer = 1,
    tricks   = { 10, 3, 0, 0 }, gains = { 620, 0, 620, 0 } },

  { say      = "three no trumps and one over, vulnerable",
    deal     = 4, contract = "3 no trumps", declarer = 1,
    tricks   = { 10, 3, 0, 0 }, gains = { 630, 0, 630, 0 } },

  { say      = "one no trump and two over",
    contract = "1 no trumps", declarer = 1,
    tricks   = { 9, 4, 0, 0 }, gains = { 150, 0, 150, 0 } },

  { say      = "two hearts doubled and made",
    contract = "2 hearts", declarer = 1, doubled = 1,
    tricks   = { 8, 5, 0, 0 }, gains = { 470, 0, 470, 0 } },

  { say      = "the same vulnerable",
    deal     = 4, contract = "2 hearts", declarer = 1, doubled = 1,
    tricks   = { 8, 5, 0, 0 }, gains = { 670, 0, 670, 0 } },

  { say      = "three diamonds doubled and one over",
    contract = "3 diamonds", declarer = 1, doubled = 1,
    tricks   = { 10, 3, 0, 0 }, gains = { 570, 0, 570, 0 } },

  { say      = "six no trumps made",
    contract = "6 no trumps", declarer = 1,
    tricks   = { 12, 1, 0, 0 }, gains = { 990, 0, 990, 0 } },

  { say      = "six diamonds made, vulnerable",
    deal     = 4, contract = "6 diamonds", declarer = 1,
    tricks   = { 12, 1, 0, 0 }, gains = { 1370, 0, 1370, 0 } },

  { say      = "seven spades redoubled and made, vulnerable",
    deal     = 4, contract = "7 spades", declarer = 1, doubled = 2,
    tricks   = { 13, 0, 0, 0 }, gains = { 2940, 0, 2940, 0 } },

  { say      = "three short, vulnerable",
    deal     = 4, contract = "4 spades", declarer = 1,
    tricks   = { 7, 6, 0, 0 }, gains = { 0, 300, 0, 300 } },

  { say      = "three short, doubled",
    contract = "4 spades", declarer = 1, doubled = 1,
    tricks   = { 7, 6, 0, 0 }, gains = { 0, 500, 0, 500 } },

  { say      = "three short, doubled and vulnerable",
    deal     = 4, contract = "4 spades", declarer = 1, doubled = 1,
    tricks   = { 7, 6, 0, 0 }, gains = { 0, 800, 0, 800 } },

  { say      = "three short, redoubled",
    contract = "4 spades", declarer = 1, doubled = 2,
    tricks   = { 7, 6, 0, 0 }, gains = { 0, 1000, 0, 1000 } },

  { say      = "four short, doubled",
    contract = "4 spades", declarer = 1, doubled = 1,
    tricks   = { 6, 7, 0, 0 }, gains = { 0, 800, 0, 800 } },

  { say      = "in the second and third deal the dealer's side is vulnerable",
    contract = "4 spades",
    cases    = { { deal = 2, declarer = 4, tricks = { 3, 0, 0, 10 }, gains = { 0, 620, 0, 620 } },
                 { deal = 2, declarer = 1, tricks = { 10, 3, 0, 0 }, gains = { 420, 0, 420, 0 } },
                 { deal = 3, declarer = 2, tricks = { 3, 10, 0, 0 }, gains = { 0, 620, 0, 620 } } } },

  { say     = "after four deals the higher total wins, and equal is a draw",
    finish  = true,
    cases   = { { scores = { 900, 620, 900, 620 }, winners = { 1, 3 } },
                { scores = { 620, 620, 620, 620 }, winners = { 1, 2, 3, 4 } } } },

  { say   = "a match is four deals",
    match = { deals = 4 } },
}
