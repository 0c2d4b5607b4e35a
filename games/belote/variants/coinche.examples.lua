local eight_each =
  { { "Ace of spades", "King of spades", "Queen of spades", "Jack of spades", "10 of spades", "9 of spades",
      "8 of spades", "7 of spades" },
    { "Ace of hearts", "King of hearts", "Queen of hearts", "Jack of hearts", "10 of hearts", "9 of hearts",
      "8 of hearts", "7 of hearts" },
    { "Ace of diamonds", "King of diamonds", "Queen of diamonds", "Jack of diamonds", "10 of diamonds",
      "9 of diamonds", "8 of diamonds", "7 of diamonds" },
    { "Ace of clubs", "King of clubs", "Queen of clubs", "Jack of clubs", "10 of clubs", "9 of clubs",
      "8 of clubs", "7 of clubs" } }

return examples {
  -- The auction.

  { say    = "all eight cards are dealt before it, and only the own ones seen",
    hands  = eight_each, moves = {},
    sees   = { { "spades" }, { "hearts" }, { "diamonds" }, { "clubs" } },
    does_not_see = { { "hands" }, { "hands" }, { "hands" }, { "hands" } } },

  { say    = "eight cards are there when the first is asked (the first deal of seed 1)",
    moves  = {}, hands_after = { { "Queen of spades", "10 of spades", "8 of spades", "7 of hearts",
                                   "Queen of diamonds", "Jack of diamonds", "King of clubs", "8 of clubs" } } },

  { say    = "from 80 by tens to 160, then capot, each in any suit",
    cases  = { { moves = { "1 bid 80s", "2 bid 90h", "3 bid 100d", "4 bid 110c", "1 bid 120s",
                           "2 bid 130h", "3 bid 140d", "4 bid 150c", "1 bid 160s", "2 bid capot_h" },
                 contract = "capot hearts", declarer = 2, asks_next = 3 },
               { moves = { "1 bid 80h", "2 bid 90d", "3 bid 100c", "4 bid 110s", "1 bid 120h",
                           "2 bid 130d", "3 bid 140c", "4 bid 150s", "1 bid 160h", "2 bid capot_d" },
                 contract = "capot diamonds", declarer = 2, asks_next = 3 },
               { moves = { "1 bid 80d", "2 bid 90c", "3 bid 100s", "4 bid 110h", "1 bid 120d",
                           "2 bid 130c", "3 bid 140s", "4 bid 150h", "1 bid 160d", "2 bid capot_c" },
                 contract = "capot clubs", declarer = 2, asks_next = 3 },
               { moves = { "1 bid 80c", "2 bid 90s", "3 bid 100h", "4 bid 110d", "1 bid 120c",
                           "2 bid 130s", "3 bid 140h", "4 bid 150d", "1 bid 160c", "2 bid capot_s" },
                 contract = "capot spades", declarer = 2, asks_next = 3 } } },

  { say   = "only a higher number is a higher bid, and an opponent may double it",
    moves = { "1 bid 140s", "2 bid 150h" },
    legal = { "3 pass", "3 coinche", "3 bid 160s", "3 bid 160h", "3 bid 160d", "3 bid 160c", "3 bid capot_s",
              "3 bid capot_h", "3 bid capot_d", "3 bid capot_c" },
    refused = { ["3 bid 150c"] = "bid-too-low", ["3 bid 140h"] = "bid-too-low" } },

  { say   = "the partner may not double",
    moves = { "1 bid 80s", "2 pass" },
    refused = { "3 coinche", "3 surcoinche" } },

  { say   = "the bidder's side may double again, and a new bid removes both",
    cases = { { moves = { "1 bid 80s", "2 coinche", "3 surcoinche" },
                refused = { "4 coinche", "4 surcoinche" } },
              { moves = { "1 bid capot_s", "2 coinche", "3 pass", "4 pass" }, legal = { "1 pass", "1 surcoinche" } },
              { moves = { "1 bid 80s", "2 coinche", "3 surcoinche", "4 bid 90h" }, contract = "90 hearts",
                declarer = 4 } } },

  { say   = "whoever has passed may bid again, until all others have passed",
    moves = { "1 pass", "2 bid 80h", "3 pass", "4 pass" },
    asks_next = 1, may_pass = true,
    cases = { { contract = "80 hearts", declarer = 2 },
              { moves = { "1 pass", "2 bid 80h", "3 pass", "4 pass", "1 bid 90c" }, contract = "90 clubs", declarer = 1,
                asks_next = 2 } } },

  { say       = "if all pass the next dealer deals",
    moves     = { "1 pass", "2 pass", "3 pass", "4 pass" },
    thrown_in = true, to_act = { 2 } },

  { say    = "the suit of the highest bid is trumps, and the dealer's right leads",
    hands  = eight_each,
    moves  = { "1 pass", "2 pass", "3 bid 80h", "4 pass", "1 pass", "2 pass", "1 pass", "1 play SA", "2 pass" },
    contract = "80 hearts", declarer = 3,
    asks_next = 2 },

  -- Scoring.

  { say      = "made: what was taken, and the number",
    contract = "90 hearts", declarer = 1, tricks = { 5, 3, 0, 0 },
    cases    = { { points = { 96, 66, 0, 0 }, gains = { 186, 66, 186, 66 } },
                 { say = "just the number is enough", points = { 90, 72, 0, 0 }, gains = { 180, 72, 180, 72 } },
                 { say = "with declarations and belote", melded = { 20, 0, 0, 0 },
                   tallies = { belote = { 0, 0, 20, 0 } }, points = { 72, 90, 0, 0 }, gains = { 202, 90, 202, 90 } },
                 { say = "doubled", doubled = 1, points = { 96, 66, 0, 0 }, gains = { 276, 66, 276, 66 } },
                 { say = "doubled twice", doubled = 2, points = { 96, 66, 0, 0 }, gains = { 456, 66, 456, 66 } } } },

  { say      = "failed: the others score 160 and the number",
    contract = "100 hearts", declarer = 1, tricks = { 5, 3, 0, 0 },
    cases    = { { points = { 96, 66, 0, 0 }, gains = { 0, 260, 0, 260 } },
                 { say = "belote is kept", tallies = { belote = { 0, 0, 20, 0 } }, points = { 76, 86, 0, 0 },
                   gains = { 20, 260, 20, 260 } },
                 { say = "on either side", tallies = { belote = { 0, 20, 0, 0 } }, points = { 76, 86, 0, 0 },
                   gains = { 0, 280, 0, 280 } },
                 { say = "declarations go to the others", melded = { 20, 0, 0, 0 }, points = { 76, 86, 0, 0 },
                   gains = { 0, 280, 0, 280 } },
                 { say = "doubled twice", doubled = 2, points = { 96, 66, 0, 0 }, gains = { 0, 560, 0, 560 } } } },

  { say      = "the number alone does not help: they need more than the others as well",
    contract = "80 hearts", declarer = 1, tricks = { 4, 4, 0, 0 },
    figures  = { made = false, tie = false },
    cases    = { { points = { 81, 81, 0, 0 }, gains = { 0, 240, 0, 240 } },
                 { melded = { 0, 20, 0, 0 }, points = { 86, 76, 0, 0 }, gains = { 0, 260, 0, 260 } } } },

  { say      = "capot needs every trick, whatever is declared",
    contract = "capot hearts", declarer = 1,
    cases    = { { points = { 162, 0, 0, 0 }, tricks = { 8, 0, 0, 0 }, gains = { 502, 0, 502, 0 } },
                 { points = { 162, 0, 0, 0 }, tricks = { 7, 1, 0, 0 }, gains = { 0, 410, 0, 410 } },
                 { melded = { 100, 0, 0, 0 }, points = { 162, 0, 0, 0 }, tricks = { 7, 1, 0, 0 },
                   gains = { 0, 510, 0, 510 } } } },

  { say      = "a bid of 160 may lose a trick",
    contract = "160 hearts", declarer = 1,
    points   = { 162, 0, 0, 0 }, tricks = { 7, 1, 0, 0 },
    gains    = { 322, 0, 322, 0 } },
}
