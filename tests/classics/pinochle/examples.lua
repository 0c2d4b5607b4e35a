-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4, and the last seat deals.

return examples {
  -- Bidding.

  { say     = "bids go by tens from 250, and who has passed is out",
    moves   = { "1 bid 250", "2 pass", "3 bid 270", "4 pass", "1 bid 300", "3 pass" },
    contract = "300", declarer = 1 },

  { say     = "when all the others have passed, the dealer has to bid",
    moves   = { "1 pass", "2 pass", "3 pass" },
    refused = { ["4 pass"] = "may-not-pass" } },

  { say     = "the bidder names trumps",
    moves   = { "1 bid 250", "2 pass", "3 pass", "4 pass" },
    legal   = { "1 declare spades", "1 declare hearts", "1 declare diamonds", "1 declare clubs" } },

  -- Playing.

  { say        = "a trick has to be headed",
    contract   = "250", trump_suit = "diamonds",
    trick      = { "10 of clubs" },
    hand       = { "Ace of clubs", "King of clubs", "9 of diamonds" },
    may_play   = { "Ace of clubs" } },

  { say        = "once it has been trumped any card of the suit may follow",
    contract   = "250", trump_suit = "diamonds",
    trick      = { "10 of clubs", "Jack of diamonds" },
    hand       = { "Ace of clubs", "King of clubs", "9 of diamonds" },
    may_play   = { "Ace of clubs", "King of clubs" } },

  { say        = "who cannot follow has to go over the trump",
    contract   = "250", trump_suit = "diamonds",
    trick      = { "10 of clubs", "Jack of diamonds" },
    hand       = { "Ace of diamonds", "9 of diamonds", "Ace of hearts" },
    may_play   = { "Ace of diamonds" } },

  { say        = "an equal card does not beat",
    contract   = "250", trump_suit = "diamonds",
    trick      = { "Ace of clubs" },
    hand       = { "Ace of clubs", "9 of clubs" },
    may_play   = { "Ace of clubs", "9 of clubs" } },

  { say        = "of two equal cards the first wins",
    contract   = "250", trump_suit = "diamonds",
    trick      = { "Ace of clubs", "Ace of clubs", "9 of clubs", "10 of clubs" },
    winner     = 1 },

  -- Scoring.

  { say      = "a side short of its bid loses it",
    contract = "300", declarer = 1, trump_suit = "hearts",
    melded   = { 120, 60, 0, 0 }, points = { 170, 80, 0, 0 }, tricks = { 6, 6, 0, 0 },
    gains    = { -300, 140, -300, 140 } },

  { say      = "a side that makes it scores what it has",
    contract = "300", declarer = 1, trump_suit = "hearts",
    melded   = { 120, 60, 0, 0 }, points = { 190, 60, 0, 0 }, tricks = { 6, 6, 0, 0 },
    gains    = { 310, 120, 310, 120 } },

  { say      = "a side that has only made its bid scores all of it, and the others theirs",
    contract = "250", declarer = 1, trump_suit = "hearts",
    melded   = { 20, 0, 0, 0 }, points = { 250, 0, 0, 0 }, tricks = { 12, 0, 0, 0 },
    gains    = { 270, 0, 270, 0 } },

  -- Melds.

  { say     = "a run, a dix and a pinochle are two hundred",
    hands   = { { "HA", "H10", "HK", "HQ", "HJ", "H9", "SQ", "DJ", "CA", "C9", "D9", "S9" },
                { "HA", "H10", "SA", "S10", "SK", "SJ", "CK", "CQ", "CJ", "D10", "DK", "DQ" },
                { "HK", "HQ", "SA", "S10", "SK", "SJ", "CK", "CQ", "CJ", "D10", "DK", "DQ" },
                { "HJ", "H9", "SQ", "S9", "CA", "C10", "C10", "C9", "DA", "DA", "DJ", "D9" } },
    moves   = { "1 bid 250", "1 declare hearts", "1 meld HA H10 HK HQ HJ", "1 meld H9", "1 meld SQ DJ" },
    refused = { "1 meld S9", "1 meld HK HQ" },
    melded  = { 200, 0, 0, 0 } },

  { say     = "a card serves once in each group: sixty with three cards",
    hands   = { { "SK", "SQ", "DJ" }, { "C9", "C9", "CJ" }, { "S9", "S9", "D9" }, { "CQ", "CK", "D9" } },
    moves   = { "1 bid 250", "1 declare hearts", "1 meld SK SQ", "1 meld SQ DJ", "4 meld CQ CK",
                "1 play SK", "2 play C9", "3 play S9", "4 play D9", "1 play SQ", "2 play C9", "3 play S9",
                "4 play CQ" },
    points  = { 30, 0, 30, 0 },
    figures = { total = { 90, 0 } } },

  { say     = "and king and queen of a run are no marriage besides, a second pair is",
    hands   = { { "HA", "H10", "HK", "HQ", "HJ", "HK", "HQ" }, { "C9", "C9", "CJ", "CJ", "CQ", "CQ", "CK" },
                { "S9", "S9", "SJ", "SJ", "SQ", "SQ", "SK" }, { "D9", "D9", "DJ", "DJ", "DQ", "DQ", "DK" } },
    moves   = { "1 bid 250", "1 declare hearts", "1 meld HA H10 HK HQ HJ", "1 meld HK HQ" },
    refused = { "1 meld HK HQ" },
    melded  = { 190, 0, 0, 0 } },

  { say     = "a king and a queen of each suit are 240",
    hands   = { { "HK", "HQ", "SK", "SQ", "DK", "DQ", "CK", "CQ" }, { "S9", "S9", "C9", "C9", "D9", "D9", "SJ", "SJ" },
                { "CJ", "CJ", "SA", "SA", "CA", "CA", "DA", "DA" },
                { "S10", "S10", "C10", "C10", "D10", "D10", "SK", "CK" } },
    moves   = { "1 bid 250", "1 declare hearts", "1 meld HK HQ", "1 meld SK SQ", "1 meld DK DQ", "1 meld CK CQ",
                "1 meld HK SK DK CK", "1 meld HQ SQ DQ CQ" },
    melded  = { 240, 0, 0, 0 } },

  { say     = "two pinochles and two dix are 320",
    hands   = { { "SQ", "DJ", "SQ", "DJ", "H9", "H9" }, { "C9", "C9", "CJ", "CJ", "CQ", "CQ" },
                { "S9", "S9", "SJ", "SJ", "SK", "SK" }, { "D9", "D9", "DQ", "DQ", "DK", "DK" } },
    moves   = { "1 bid 250", "1 declare hearts", "1 meld SQ SQ DJ DJ", "1 meld H9", "1 meld H9" },
    melded  = { 320, 0, 0, 0 } },

  { say     = "a side without a trick loses its melds",
    hands   = { { "HA", "HA" }, { "CK", "CQ" }, { "S9", "S9" }, { "D9", "D9" } },
    moves   = { "1 bid 250", "1 declare hearts", "2 meld CK CQ", "1 play HA", "2 play CK", "3 play S9", "4 play D9" },
    figures = { total = { 40, 0 } },
    gains   = { -250, 0, -250, 0 } },

  -- The end.

  { say     = "if both sides come to 1500 the bidders have won, also with fewer",
    scores  = { 1490, 1250, 1490, 1250 },
    hands   = { { "CJ", "S10", "S10", "C10", "C10" }, { "H9", "SQ", "SQ", "DJ", "DJ" },
                { "D9", "SA", "SA", "CA", "CA" }, { "D9", "S9", "S9", "CJ", "C9" } },
    moves   = { "1 pass", "2 bid 250", "2 declare hearts", "2 meld SQ SQ DJ DJ", "2 play H9", "3 play D9", "4 play D9",
                "1 play CJ", "2 play SQ", "3 play SA", "4 play S9", "1 play S10", "3 play SA", "4 play S9",
                "1 play S10",
                "2 play SQ", "3 play CA", "4 play CJ", "1 play C10", "2 play DJ", "3 play CA" },
    gains   = { 90, 300, 90, 300 },
    winners = { 2, 4 } },
}
