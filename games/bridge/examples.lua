-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4, and seat 4 deals first.

local two_each  = { { "Ace of clubs", "2 of clubs" }, { "3 of clubs", "4 of clubs" }, { "5 of clubs", "6 of hearts" },
                    { "7 of clubs", "8 of hearts" } }
local one_each  = { { "Ace of clubs" }, { "3 of clubs" }, { "5 of clubs" }, { "7 of clubs" } }
local four_hearts = { "4 bid 1h", "1 pass", "2 bid 3h", "3 pass", "4 bid 4h", "1 pass", "2 pass", "3 pass" }

return examples {
  -- The auction.

  { say       = "the dealer speaks first, and may pass",
    moves     = {},
    asks_next = 4, may_pass = true,
    refused   = { ["4 double"] = "no-such-call", ["4 redouble"] = "no-such-call", ["4 bid 8c"] = "unreadable" } },

  { say       = "a bid is higher in number or, at the same number, in clubs, diamonds, hearts, spades, no trumps",
    cases     = {
      { moves   = { "4 bid 2h" }, asks_next = 1,
        refused = { ["1 bid 1nt"] = "bid-too-low", ["1 bid 2c"] = "bid-too-low", ["1 bid 2d"] = "bid-too-low",
                    ["1 bid 2h"] = "bid-too-low" } },
      { moves = { "4 bid 2h", "1 bid 2s", "2 bid 2nt", "3 bid 3c", "4 bid 3d" }, asks_next = 1,
        refused = { ["1 bid 3c"] = "bid-too-low" } } } },

  { say     = "a double may be redoubled by the bidder's side, or bid over, and not doubled once more",
    moves   = { "4 bid 1h", "1 double" },
    legal   = { "2 pass", "2 redouble", "2 bid 1s", "2 bid 1nt", "2 bid 2c", "2 bid 2d", "2 bid 2h", "2 bid 2s",
                "2 bid 2nt", "2 bid 3c", "2 bid 3d", "2 bid 3h", "2 bid 3s", "2 bid 3nt", "2 bid 4c", "2 bid 4d",
                "2 bid 4h", "2 bid 4s", "2 bid 4nt", "2 bid 5c", "2 bid 5d", "2 bid 5h", "2 bid 5s", "2 bid 5nt",
                "2 bid 6c", "2 bid 6d", "2 bid 6h", "2 bid 6s", "2 bid 6nt", "2 bid 7c", "2 bid 7d", "2 bid 7h",
                "2 bid 7s", "2 bid 7nt" },
    refused = { "2 double" } },

  { say     = "nobody doubles a bid of the own side, or redoubles what has not been doubled",
    moves   = { "4 bid 1h", "1 pass" },
    refused = { "2 double", "2 redouble" } },

  { say     = "only the side that bid redoubles",
    moves   = { "4 bid 1h", "1 double", "2 pass" },
    refused = { "3 double", "3 redouble" } },

  { say     = "after a redouble there is nothing more to double",
    moves   = { "4 bid 1h", "1 double", "2 redouble" },
    refused = { "3 double", "3 redouble" } },

  { say     = "above seven without trumps only doubles are left",
    moves   = { "4 bid 7nt" },
    legal   = { "1 pass", "1 double" } },

  { say      = "a double counts for the bid that it was said to: 500 for three short and 300 for each of four more",
    hands    = one_each,
    moves    = { "4 bid 1h", "1 double", "2 pass", "3 pass", "4 pass" },
    contract = "1 hearts", declarer = 4, tricks = { 1, 0, 0, 0 }, gains = { 1700, 0, 1700, 0 } },

  { say      = "a new bid removes it: seven short are 350",
    hands    = one_each,
    moves    = { "4 bid 1h", "1 double", "2 bid 1s", "3 pass", "4 pass", "1 pass" },
    contract = "1 spades", declarer = 2, tricks = { 1, 0, 0, 0 }, gains = { 350, 0, 350, 0 } },

  { say      = "and a redouble, too",
    hands    = one_each,
    moves    = { "4 bid 1h", "1 double", "2 redouble", "3 bid 2c", "4 pass", "1 pass", "2 pass" },
    contract = "2 clubs", declarer = 3, gains = { 0, 350, 0, 350 } },

  { say       = "three passes after a bid end the auction, two do not",
    cases     = { { moves = { "4 bid 1h", "1 pass", "2 pass" }, asks_next = 3, may_pass = true },
                  { moves = { "4 bid 1h", "1 pass", "2 pass", "3 pass" }, asks_next = 1, may_pass = false,
                    contract = "1 hearts" },
                  { say = "nor two after a double", moves = { "4 bid 1h", "1 pass", "2 pass", "3 double", "4 pass",
                                                              "1 pass" }, asks_next = 2, may_pass = true } } },

  { say       = "three passes at the beginning do not, and whoever has passed may bid later",
    cases     = { { moves = { "4 pass", "1 pass", "2 pass" }, asks_next = 3 },
                  { moves = { "4 pass", "1 bid 1c", "2 pass", "3 pass", "4 bid 1d" }, asks_next = 1 } } },

  { say       = "if all pass, the same dealer deals again",
    moves     = { "4 pass", "1 pass", "2 pass", "3 pass" },
    thrown_in = true, asks_next = 4 },

  { say       = "and the deal does not count: the dealer's side is still the one that is vulnerable",
    deal      = 3,
    moves     = { "4 pass", "1 pass", "2 pass", "3 pass" },
    thrown_in = true, asks_next = 4, vulnerable_after = { 2, 4 } },

  -- The declarer and the open hand.

  { say       = "whoever of the side first named the strain declares, and the left neighbour leads",
    moves     = four_hearts,
    contract  = "4 hearts", declarer = 4, asks_next = 1 },

  { say       = "also where the partner bid last",
    moves     = { "4 bid 1h", "1 pass", "2 bid 4h", "3 pass", "4 pass", "1 pass" },
    contract  = "4 hearts", declarer = 4, asks_next = 1 },

  { say       = "other strains that were named make nobody the declarer",
    moves     = { "4 bid 1h", "1 pass", "2 bid 1s", "3 pass", "4 bid 4s", "1 pass", "2 pass", "3 pass" },
    contract  = "4 spades", declarer = 2, asks_next = 3 },

  { say       = "nor does what the other side named",
    moves     = { "4 bid 1h", "1 bid 2h", "2 pass", "3 bid 4h", "4 pass", "1 pass", "2 pass" },
    contract  = "4 hearts", declarer = 1, asks_next = 2 },

  { say          = "until the first card is led everybody sees the own hand alone",
    hands        = two_each,
    moves        = four_hearts,
    sees         = { { "Ace of clubs" }, { "3 of clubs" }, { "5 of clubs" }, { "7 of clubs" } },
    does_not_see = { { "hands" }, { "hands" }, { "hands" }, { "hands" } } },

  { say    = "from the first card on the declarer plays the partner's open hand as well",
    hands  = { { "2 of clubs", "3 of clubs" }, { "4 of clubs", "5 of clubs" }, { "6 of clubs", "7 of clubs" },
               { "8 of clubs", "9 of clubs" } },
    moves  = { "4 bid 1h", "1 pass", "2 bid 3h", "3 pass", "4 bid 4h", "1 pass", "2 pass", "3 pass", "1 play C2" },
    exposed_after = { {}, { "4 of clubs", "5 of clubs" }, {}, {} },
    sees          = { { "4 of clubs", "5 of clubs" }, { "4 of clubs", "5 of clubs" }, { "4 of clubs", "5 of clubs" },
                      { "4 of clubs", "5 of clubs" } },
    does_not_see  = { { "6 of clubs", "8 of clubs" }, { "3 of clubs", "6 of clubs", "8 of clubs" },
                      { "3 of clubs", "8 of clubs" }, { "3 of clubs", "6 of clubs" } },
    to_act = { 4 }, legal = { "4 play C4", "4 play C5" } },

  { say    = "the open hand follows suit like every other",
    hands  = { { "2 of clubs", "3 of clubs", "4 of hearts" }, { "4 of clubs", "Jack of clubs", "5 of hearts" },
               { "6 of clubs", "7 of clubs", "6 of hearts" },
               { "8 of clubs", "9 of clubs", "7 of hearts" } },
    moves  = { "4 bid 1h", "1 play C2" },
    refused = { ["4 play H5"] = "must-follow-suit" } },

  { say    = "and leads to the next trick if it has won one",
    hands  = { { "2 of clubs", "3 of clubs" }, { "Ace of clubs", "5 of hearts" }, { "6 of clubs", "7 of clubs" },
               { "8 of clubs", "9 of clubs" } },
    moves  = { "4 bid 1h", "1 play C2", "4 play CA", "3 play C6", "4 play C8" },
    winner = 2, tricks = { 0, 2, 0, 0 } },

  -- Playing.

  { say         = "a player who can follow suit must, high or low",
    contract    = "4 spades", declarer = 4,
    trick       = { "9 of hearts" },
    hand        = { "2 of hearts", "King of hearts", "Ace of spades", "4 of clubs" },
    may_play    = { "2 of hearts", "King of hearts" } },

  { say         = "who cannot plays anything, a trump or not",
    contract    = "4 spades", declarer = 4,
    trick       = { "9 of hearts" },
    hand        = { "2 of spades", "King of diamonds", "4 of clubs" },
    may_play    = { "2 of spades", "King of diamonds", "4 of clubs" } },

  { say         = "anything may be led, trumps too",
    contract    = "4 spades", declarer = 4,
    hand        = { "2 of spades", "King of diamonds", "4 of clubs" },
    may_play    = { "2 of spades", "King of diamonds", "4 of clubs" } },

  { say         = "the highest trump wins, else the highest card of the led suit",
    declarer    = 4,
    cases       = {
      { contract = "4 spades", trick = { "9 of hearts", "2 of spades", "Ace of hearts", "3 of spades" },
        winner = 4, next_leader = 4 },
      { contract = "4 spades", trick = { "9 of hearts", "Ace of diamonds", "King of hearts", "10 of hearts" },
        winner = 3, next_leader = 3 },
      { contract = "3 no trumps", trick = { "9 of hearts", "2 of spades", "Ace of hearts", "3 of spades" },
        winner = 3 },
      { contract = "1 clubs", trick = { "9 of hearts", "2 of clubs", "Ace of hearts", "3 of spades" }, winner = 2 },
      { contract = "1 diamonds", trick = { "9 of hearts", "2 of clubs", "8 of hearts", "3 of diamonds" }, winner = 4 },
      { contract = "1 hearts", trick = { "9 of clubs", "2 of hearts", "Ace of clubs", "3 of spades" }, winner = 2 } } },

  -- Scoring: contracts that are made.

  { say      = "four spades made: 120 and a game",
    contract = "4 spades", declarer = 1,
    tricks   = { 10, 3, 0, 0 },
    cases    = { { gains = { 420, 0, 420, 0 } },
                 { say = "vulnerable", deal = 4, gains = { 620, 0, 620, 0 } } } },

  { say      = "three no trumps and one over, vulnerable",
    deal     = 4, contract = "3 no trumps", declarer = 1,
    tricks   = { 10, 3, 0, 0 }, gains = { 630, 0, 630, 0 } },

  { say      = "one no trump and two over",
    contract = "1 no trumps", declarer = 1,
    tricks   = { 9, 4, 0, 0 }, gains = { 150, 0, 150, 0 } },

  { say      = "just a hundred is a game, one trick less a part score",
    declarer = 1,
    cases    = { { contract = "3 no trumps", tricks = { 9, 4, 0, 0 }, gains = { 400, 0, 400, 0 } },
                 { contract = "2 no trumps", tricks = { 8, 5, 0, 0 }, gains = { 120, 0, 120, 0 } },
                 { contract = "5 clubs", tricks = { 11, 2, 0, 0 }, gains = { 400, 0, 400, 0 } },
                 { contract = "4 clubs", tricks = { 10, 3, 0, 0 }, gains = { 130, 0, 130, 0 } },
                 { contract = "5 diamonds", tricks = { 11, 2, 0, 0 }, gains = { 400, 0, 400, 0 } },
                 { contract = "4 diamonds", tricks = { 10, 3, 0, 0 }, gains = { 130, 0, 130, 0 } },
                 { contract = "4 hearts", tricks = { 10, 3, 0, 0 }, gains = { 420, 0, 420, 0 } },
                 { contract = "3 hearts", tricks = { 9, 4, 0, 0 }, gains = { 140, 0, 140, 0 } },
                 { contract = "3 spades", tricks = { 9, 4, 0, 0 }, gains = { 140, 0, 140, 0 } } } },

  { say      = "a part score is worth 50 vulnerable, too, and what was agreed on",
    contract = "3 spades", declarer = 1, tricks = { 9, 4, 0, 0 },
    cases    = { { deal = 4, gains = { 140, 0, 140, 0 } },
                 { house = { part_score = 0 }, gains = { 90, 0, 90, 0 } } } },

  { say      = "tricks over make no game",
    contract = "2 hearts", declarer = 1,
    tricks   = { 10, 3, 0, 0 }, gains = { 170, 0, 170, 0 } },

  { say      = "what both seats of a side take counts, and both score",
    contract = "1 hearts", declarer = 2,
    tricks   = { 3, 4, 2, 4 }, gains = { 0, 110, 0, 110 } },

  { say      = "two hearts doubled and made are a game",
    contract = "2 hearts", declarer = 1, doubled = 1,
    tricks   = { 8, 5, 0, 0 },
    cases    = { { gains = { 470, 0, 470, 0 } },
                 { say = "vulnerable", deal = 4, gains = { 670, 0, 670, 0 } } } },

  { say      = "two diamonds doubled are none",
    contract = "2 diamonds", declarer = 1, doubled = 1,
    tricks   = { 8, 5, 0, 0 }, gains = { 180, 0, 180, 0 } },

  { say      = "one no trump redoubled is",
    contract = "1 no trumps", declarer = 1, doubled = 2,
    tricks   = { 7, 6, 0, 0 }, gains = { 560, 0, 560, 0 } },

  { say      = "three diamonds doubled and one over",
    contract = "3 diamonds", declarer = 1, doubled = 1,
    tricks   = { 10, 3, 0, 0 },
    cases    = { { gains = { 570, 0, 570, 0 } },
                 { say = "vulnerable", deal = 4, gains = { 870, 0, 870, 0 } } } },

  { say      = "the same redoubled, and two over",
    contract = "3 diamonds", declarer = 1, doubled = 2,
    tricks   = { 11, 2, 0, 0 },
    cases    = { { gains = { 1040, 0, 1040, 0 } },
                 { say = "vulnerable", deal = 4, gains = { 1640, 0, 1640, 0 } } } },

  { say      = "tricks over in clubs, diamonds, hearts, spades and without trumps",
    declarer = 1, tricks = { 9, 4, 0, 0 },
    cases    = { { contract = "1 clubs", gains = { 110, 0, 110, 0 } },
                 { contract = "1 diamonds", gains = { 110, 0, 110, 0 } },
                 { contract = "1 hearts", gains = { 140, 0, 140, 0 } },
                 { contract = "1 spades", gains = { 140, 0, 140, 0 } } } },

  { say      = "a small slam",
    declarer = 1, tricks = { 12, 1, 0, 0 },
    cases    = { { contract = "6 no trumps", gains = { 990, 0, 990, 0 } },
                 { contract = "6 diamonds", gains = { 920, 0, 920, 0 } },
                 { contract = "6 diamonds", deal = 4, gains = { 1370, 0, 1370, 0 } },
                 { say = "has to be bid", contract = "5 diamonds", gains = { 420, 0, 420, 0 } } } },

  { say      = "a grand slam",
    declarer = 1, tricks = { 13, 0, 0, 0 },
    cases    = { { contract = "7 spades", gains = { 1510, 0, 1510, 0 } },
                 { contract = "7 spades", deal = 4, gains = { 2210, 0, 2210, 0 } },
                 { contract = "7 spades", deal = 4, doubled = 2, gains = { 2940, 0, 2940, 0 } },
                 { say = "has to be bid", contract = "6 spades", gains = { 1010, 0, 1010, 0 } } } },

  { say      = "what a contract scores may be agreed on otherwise",
    declarer = 1,
    cases    = {
      { contract = "2 clubs", tricks = { 8, 5, 0, 0 }, house = { trick_points = { 25, 35, 45 } },
        gains = { 100, 0, 100, 0 } },
      { contract = "1 hearts", tricks = { 8, 5, 0, 0 }, house = { trick_points = { 25, 35, 45 } },
        gains = { 120, 0, 120, 0 } },
      { contract = "2 no trumps", tricks = { 8, 5, 0, 0 }, house = { trick_points = { 25, 35, 45 } },
        gains = { 130, 0, 130, 0 } },
      { contract = "4 spades", tricks = { 10, 3, 0, 0 }, house = { game_bonus = { 400, 600 } },
        gains = { 520, 0, 520, 0 } },
      { contract = "4 spades", tricks = { 10, 3, 0, 0 }, house = { game_bonus = { 400, 600 } }, deal = 4,
        gains = { 720, 0, 720, 0 } },
      { contract = "6 diamonds", tricks = { 12, 1, 0, 0 }, house = { small_slam = { 550, 800 } },
        gains = { 970, 0, 970, 0 } },
      { contract = "6 diamonds", tricks = { 12, 1, 0, 0 }, house = { small_slam = { 550, 800 } }, deal = 4,
        gains = { 1420, 0, 1420, 0 } },
      { contract = "7 spades", tricks = { 13, 0, 0, 0 }, house = { grand_slam = { 1100, 1600 } },
        gains = { 1610, 0, 1610, 0 } },
      { contract = "7 spades", tricks = { 13, 0, 0, 0 }, house = { grand_slam = { 1100, 1600 } }, deal = 4,
        gains = { 2310, 0, 2310, 0 } },
      { contract = "2 hearts", tricks = { 8, 5, 0, 0 }, doubled = 1, house = { insult = 60 },
        gains = { 480, 0, 480, 0 } },
      { contract = "3 diamonds", tricks = { 10, 3, 0, 0 }, doubled = 1, house = { doubled_over = { 110, 220 } },
        gains = { 580, 0, 580, 0 } },
      { contract = "3 diamonds", tricks = { 10, 3, 0, 0 }, doubled = 1, house = { doubled_over = { 110, 220 } },
        deal = 4, gains = { 890, 0, 890, 0 } } } },

  -- Scoring: contracts that fail.

  { say      = "and what one costs that fails",
    contract = "4 spades", declarer = 1,
    cases    = {
      { tricks = { 7, 6, 0, 0 }, house = { short = { 60, 110 } }, gains = { 0, 180, 0, 180 } },
      { tricks = { 7, 6, 0, 0 }, house = { short = { 60, 110 } }, deal = 4, gains = { 0, 330, 0, 330 } },
      { tricks = { 9, 4, 0, 0 }, doubled = 1, house = { doubled_short = { 110, 310, 510, 320 } },
        gains = { 0, 110, 0, 110 } },
      { tricks = { 8, 5, 0, 0 }, doubled = 1, house = { doubled_short = { 110, 310, 510, 320 } },
        gains = { 0, 310, 0, 310 } },
      { tricks = { 6, 7, 0, 0 }, doubled = 1, house = { doubled_short = { 110, 310, 510, 320 } },
        gains = { 0, 830, 0, 830 } },
      { tricks = { 9, 4, 0, 0 }, doubled = 1, house = { doubled_short_vulnerable = { 210, 510, 810, 330 } },
        deal = 4, gains = { 0, 210, 0, 210 } },
      { tricks = { 8, 5, 0, 0 }, doubled = 1, house = { doubled_short_vulnerable = { 210, 510, 810, 330 } },
        deal = 4, gains = { 0, 510, 0, 510 } },
      { tricks = { 6, 7, 0, 0 }, doubled = 1, house = { doubled_short_vulnerable = { 210, 510, 810, 330 } },
        deal = 4, gains = { 0, 1140, 0, 1140 } } } },

  { say      = "three short",
    contract = "4 spades", declarer = 1, tricks = { 7, 6, 0, 0 },
    cases    = { { gains = { 0, 150, 0, 150 } },
                 { say = "vulnerable", deal = 4, gains = { 0, 300, 0, 300 } },
                 { say = "doubled", doubled = 1, gains = { 0, 500, 0, 500 } },
                 { say = "doubled and vulnerable", doubled = 1, deal = 4, gains = { 0, 800, 0, 800 } },
                 { say = "redoubled", doubled = 2, gains = { 0, 1000, 0, 1000 } },
                 { say = "redoubled and vulnerable", doubled = 2, deal = 4, gains = { 0, 1600, 0, 1600 } } } },

  { say      = "one short",
    contract = "4 spades", declarer = 1, tricks = { 9, 4, 0, 0 },
    cases    = { { gains = { 0, 50, 0, 50 } },
                 { say = "vulnerable", deal = 4, gains = { 0, 100, 0, 100 } },
                 { say = "doubled", doubled = 1, gains = { 0, 100, 0, 100 } },
                 { say = "doubled and vulnerable", doubled = 1, deal = 4, gains = { 0, 200, 0, 200 } },
                 { say = "redoubled", doubled = 2, gains = { 0, 200, 0, 200 } } } },

  { say      = "two short, doubled",
    contract = "4 spades", declarer = 1, doubled = 1, tricks = { 8, 5, 0, 0 },
    cases    = { { gains = { 0, 300, 0, 300 } },
                 { say = "vulnerable", deal = 4, gains = { 0, 500, 0, 500 } } } },

  { say      = "four short, doubled",
    contract = "4 spades", declarer = 1, doubled = 1, tricks = { 6, 7, 0, 0 },
    cases    = { { gains = { 0, 800, 0, 800 } },
                 { say = "vulnerable", deal = 4, gains = { 0, 1100, 0, 1100 } } } },

  { say      = "five short, doubled: 300 more each time",
    contract = "4 spades", declarer = 1, doubled = 1, tricks = { 5, 8, 0, 0 },
    cases    = { { gains = { 0, 1100, 0, 1100 } },
                 { say = "vulnerable", deal = 4, gains = { 0, 1400, 0, 1400 } } } },

  { say      = "a slam that fails is nothing but a contract that fails",
    contract = "6 spades", declarer = 1, tricks = { 11, 2, 0, 0 }, gains = { 0, 50, 0, 50 } },

  { say      = "only whether the declarer's side is vulnerable counts",
    contract = "4 spades",
    cases    = { { deal = 2, declarer = 1, tricks = { 9, 4, 0, 0 }, gains = { 0, 50, 0, 50 } },
                 { deal = 2, declarer = 2, tricks = { 4, 9, 0, 0 }, gains = { 100, 0, 100, 0 } } } },

  { say      = "in the second and third deal the dealer's side is vulnerable",
    contract = "4 spades",
    cases    = { { deal = 2, declarer = 4, tricks = { 3, 0, 0, 10 }, gains = { 0, 620, 0, 620 } },
                 { deal = 2, declarer = 1, tricks = { 10, 3, 0, 0 }, gains = { 420, 0, 420, 0 } },
                 { deal = 3, declarer = 2, tricks = { 3, 10, 0, 0 }, gains = { 0, 620, 0, 620 } },
                 { deal = 3, declarer = 1, tricks = { 10, 3, 0, 0 }, gains = { 420, 0, 420, 0 } } } },

  { say = "one side scores, the one that has made what it bid or seen the others fail", for_all_deals = 100,
    holds = function (result)
      local made = result.declarers.tricks >= 6 + result.contract.number
      for _, seat in ipairs(result.seats) do
        if (seat.gain > 0) ~= (made == (seat.side == result.declarers)) then return false end
      end
      return true
    end },

  -- A whole deal.

  { say      = "hearts against spades: two hearts and a club are lost, and four spades are just made",
    hands    = {
      { "SK", "SQ", "S10", "S9", "S2", "HQ", "H10", "H3", "DA", "D10", "CA", "C10", "C3" },
      { "S8", "S6", "HA", "HK", "HJ", "H9", "H8", "H2", "DK", "DJ", "D7", "D6", "D4" },
      { "SA", "S7", "S3", "H7", "H6", "H4", "DQ", "D9", "D8", "CK", "C8", "C7", "C2" },
      { "SJ", "S5", "S4", "H5", "D5", "D3", "D2", "CQ", "CJ", "C9", "C6", "C5", "C4" } },
    moves    = {
      "4 pass", "1 bid 1s", "2 bid 2h", "3 bid 2s", "4 pass", "1 bid 4s", "2 pass", "3 pass", "4 pass",
      "2 play HA", "1 play H4", "4 play H5", "1 play H3", "2 play HK", "1 play H6", "4 play D2", "1 play H10",
      "2 play D4", "1 play D8", "4 play D3", "1 play D10", "1 play SK", "2 play S6", "1 play S3", "4 play S4",
      "1 play SQ", "2 play S8", "1 play S7", "4 play S5", "1 play S10", "2 play H2", "1 play SA", "4 play SJ",
      "1 play CK", "4 play C4", "1 play C3", "2 play D6", "1 play C2", "4 play C5", "1 play CA", "2 play D7",
      "1 play DA", "2 play DJ", "1 play D9", "4 play D5", "1 play HQ", "2 play H8", "1 play H7", "4 play C6",
      "1 play C10", "2 play H9", "1 play C7", "4 play CJ", "4 play CQ", "1 play S2", "2 play HJ", "1 play C8",
      "1 play S9", "2 play DK", "1 play DQ", "4 play C9" },
    contract = "4 spades", declarer = 1,
    tricks   = { 8, 2, 2, 1 }, figures = { above = 0, trick = 30, value = 120 },
    gains    = { 420, 0, 420, 0 } },

  -- The match.

  { say     = "after four deals the higher total wins, and equal is a draw",
    finish  = true,
    cases   = { { scores = { 900, 620, 900, 620 }, winners = { 1, 3 } },
                { scores = { 620, 620, 620, 620 }, winners = { 1, 2, 3, 4 } } } },

  { say      = "nobody is vulnerable in the first deal, in the next two the dealer's side, in the fourth everybody",
    moves    = {},
    cases    = { { vulnerable_after = {} },
                 { deal = 2, dealer = 1, vulnerable_after = { 1, 3 } },
                 { deal = 3, dealer = 2, vulnerable_after = { 2, 4 } },
                 { deal = 4, dealer = 3, vulnerable_after = { 1, 2, 3, 4 } } } },

  { say   = "a match is four deals, or as many as were agreed on",
    cases = { { match = { deals = 4, start = 0 } },
              { house = { deals = 8 }, match = { deals = 8 } } } },

  { say      = "after the fourth deal the row begins again with nobody vulnerable",
    house    = { deals = 8 }, contract = "4 spades", declarer = 1, tricks = { 10, 3, 0, 0 },
    cases    = { { deal = 5, gains = { 420, 0, 420, 0 } },
                 { deal = 8, gains = { 620, 0, 620, 0 } } } },
}
