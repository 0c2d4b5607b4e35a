-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play.

return examples {
  { say        = "any card may be played to any lead",
    trump_suit = "swords",
    trick      = { "3 of cups" },
    hand       = { "7 of cups", "2 of coins", "Ace of swords" },
    may_play   = { "7 of cups", "2 of coins", "Ace of swords" } },

  { say        = "a trump wins against any other card",
    trump_suit = "swords",
    trick      = { "Ace of coins", "2 of swords" },
    winner     = 2 },

  { say        = "a card of another suit never wins",
    trump_suit = "swords",
    trick      = { "5 of cups", "King of clubs" },
    winner     = 1 },

  { say        = "the highest trump wins",
    players    = 4,
    trump_suit = "swords",
    trick      = { "3 of cups", "Ace of cups", "4 of swords", "7 of swords" },
    winner     = 4 },

  -- Drawing.

  { say    = "the winner draws first, and the turned card is drawn last",
    hands  = { { "Ace of coins", "2 of coins", "4 of coins" }, { "2 of swords", "5 of cups", "6 of cups" } },
    turned = { "King of swords" },
    stock  = { "7 of clubs" },
    moves  = { "1 play OA", "2 play S2" },
    winner = 2,
    hands_after  = { { "2 of coins", "4 of coins", "King of swords" },
                     { "5 of cups", "6 of cups", "7 of clubs" } },
    turned_after = {},
    stock_after  = {},
    trump_suit_after = "swords",
    to_act = { 2 } },

  { say    = "then the last cards are played out",
    hands  = { { "Ace of coins", "2 of coins", "4 of coins" }, { "2 of swords", "5 of cups", "6 of cups" } },
    turned = { "King of swords" },
    stock  = { "7 of clubs" },
    moves  = { "1 play OA", "2 play S2", "2 play B7", "1 play SK", "1 play O4", "2 play C5", "1 play O2" },
    points = { 4, 11 },
    gains  = { 0, 1 } },

  -- Scoring.

  { say     = "an ace and a three are twenty-one for the side that wins the trick",
    players = 4,
    hands   = { { "3 of cups" }, { "Ace of cups" }, { "4 of swords" }, { "7 of swords" } },
    turned  = { "2 of swords" },
    moves   = { "1 play C3", "2 play CA", "3 play S4", "4 play S7" },
    winner  = 4,
    points  = { 0, 21, 0, 21 } },

  { say      = "ace eleven, three ten, king four, knight three, jack two",
    captured = { { "Ace of cups", "Ace of coins", "3 of cups", "King of cups", "Knight of cups", "Jack of cups",
                   "Jack of coins" }, {} },
    points   = { 43, 0 } },

  { say    = "most points win the deal",
    points = { 43, 77 },
    gains  = { 0, 1 } },

  { say    = "sixty each is nobody's",
    points = { 60, 60 },
    gains  = { 0, 0 } },

  { say     = "of three the one with most wins, and a tie is nobody's",
    players = 3,
    cases   = { { points = { 50, 45, 25 }, gains = { 1, 0, 0 } },
                { points = { 48, 48, 24 }, gains = { 0, 0, 0 } } } },
}
