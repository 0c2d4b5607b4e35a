-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4.

-- A whole deal: spades are trumps; 1 and 3 take five tricks, 2 and 4 eight.
local hands = { { "SA", "SK", "SQ", "HA", "HK", "C9", "C8", "C7", "C6", "C5", "C4", "C3", "C2" },
                { "S4", "S3", "S2", "H3", "H2", "DA", "DK", "DQ", "CA", "CK", "CQ", "CJ", "C10" },
                { "S7", "S6", "S5", "H5", "H4", "D9", "D8", "D7", "D6", "D5", "D4", "D3", "D2" },
                { "SJ", "S10", "S9", "S8", "HQ", "HJ", "H10", "H9", "H8", "H7", "H6", "DJ", "D10" } }
local moves = {
  "1 play SA", "2 play S2", "3 play S5", "4 play S8", "1 play SK", "2 play S3", "3 play S6", "4 play S9",
  "1 play SQ", "2 play S4", "3 play S7", "4 play S10", "1 play HA", "2 play H2", "3 play H4", "4 play H6",
  "1 play HK", "2 play H3", "3 play H5", "4 play H7", "1 play C2", "2 play CA", "3 play D2", "4 play H8",
  "2 play CK", "3 play D3", "4 play H9", "1 play C3", "2 play CQ", "3 play D4", "4 play H10", "1 play C4",
  "2 play CJ", "3 play D5", "4 play HJ", "1 play C5", "2 play C10", "3 play D6", "4 play HQ", "1 play C6",
  "2 play DA", "3 play D7", "4 play D10", "1 play C7", "2 play DK", "3 play D8", "4 play DJ", "1 play C8",
}

-- Three cards each; the dealer's nine of hearts is turned up.
local three_each = {
  { "7 of clubs", "2 of clubs", "6 of diamonds" }, { "Ace of clubs", "3 of clubs", "5 of hearts" },
  { "3 of spades", "4 of spades", "7 of diamonds" }, { "9 of hearts", "5 of spades", "6 of spades" },
}

return examples {
  -- The deal.

  { say       = "the last card dealt makes trumps, and the dealer plays it as any other card",
    hands     = three_each,
    last_card = "9 of hearts",
    moves     = { "1 play C7", "2 play CA", "3 play S3", "4 play H9" },
    winner    = 4 },

  { say       = "it lies open before the dealer, whose other cards nobody sees",
    hands     = three_each,
    last_card = "9 of hearts",
    moves     = { "1 play C7", "2 play CA", "3 play S3" },
    exposed_after = { [4] = { "9 of hearts" } },
    legal     = { "4 play H9", "4 play S5", "4 play S6" },
    does_not_see = { { "5 of spades", "hands of 2", "hands of 3" }, { "5 of spades", "hands of 1", "hands of 3" },
                     { "5 of spades", "hands of 1", "hands of 2" }, { "hands" } } },

  { say       = "until the dealer has played to the first trick: then it is in the hand",
    hands     = three_each,
    last_card = "9 of hearts",
    moves     = { "1 play C7", "2 play CA", "3 play S3", "4 play S5" },
    exposed_after = { {}, {}, {}, {} },
    hands_after = { [4] = { "9 of hearts", "6 of spades" } } },

  -- The play.

  { say        = "the dealer's left leads to the first trick, and leads any card",
    hands      = { { "7 of clubs", "2 of hearts" }, { "Ace of clubs", "3 of clubs" },
                   { "3 of spades", "4 of spades" }, { "9 of hearts", "5 of spades" } },
    last_card  = "9 of hearts",
    moves      = {},
    legal      = { "1 play H2", "1 play C7" } },

  { say      = "a player who can follow suit must",
    trump_suit = "hearts",
    trick    = { "7 of clubs" },
    hand     = { "2 of clubs", "King of clubs", "Ace of hearts", "9 of spades" },
    may_play = { "2 of clubs", "King of clubs" } },

  { say      = "and is not let off by a trump",
    hands    = three_each,
    last_card = "9 of hearts",
    moves    = { "1 play C7" },
    refused  = { ["2 play H5"] = "must-follow-suit", ["2 pass"] = "may-not-pass", ["2 play S3"] = "not-your-card" } },

  { say      = "who cannot need not trump",
    trump_suit = "hearts",
    trick    = { "7 of clubs" },
    hand     = { "3 of hearts", "9 of spades", "Ace of diamonds" },
    may_play = { "3 of hearts", "9 of spades", "Ace of diamonds" } },

  { say      = "a trump that is led is followed with a trump, high or low",
    trump_suit = "hearts",
    trick    = { "9 of hearts" },
    hand     = { "3 of hearts", "King of hearts", "Ace of spades" },
    may_play = { "3 of hearts", "King of hearts" } },

  { say         = "the highest trump wins",
    trump_suit  = "hearts",
    trick       = { "7 of clubs", "Ace of clubs", "2 of hearts", "9 of hearts" },
    winner      = 4,
    next_leader = 4 },

  { say         = "without a trump the highest card of the suit led wins, and an ace of another does not",
    trump_suit  = "hearts",
    leader      = 2,
    trick       = { "10 of clubs", "Ace of spades", "Jack of clubs", "Ace of diamonds" },
    winner      = 4,
    next_leader = 4 },

  { say         = "ace, king, queen, jack: the ace is the highest",
    trump_suit  = "hearts",
    trick       = { "Jack of clubs", "Queen of clubs", "Ace of clubs", "King of clubs" },
    winner      = 3 },

  -- The settlement.

  { say    = "each trick over six is a point",
    cases  = { { tricks = { 9, 4, 0, 0 }, gains = { 3, 0, 3, 0 } },
               { tricks = { 7, 6, 0, 0 }, gains = { 1, 0, 1, 0 } },
               { tricks = { 4, 6, 3, 0 }, gains = { 1, 0, 1, 0 } },
               { tricks = { 0, 13, 0, 0 }, gains = { 0, 7, 0, 7 } } } },

  { say    = "one side scores and the other does not", for_all_deals = 100,
    holds  = function (result)
      local one, other = result.sides[1], result.sides[2]
      if one.tricks > other.tricks then return result.seats[1].gain > 0 and result.seats[2].gain == 0 end
      return result.seats[1].gain == 0 and result.seats[2].gain == other.tricks - 6
    end },

  -- The match.

  { say     = "who comes to five has won, 6 to 4",
    scores  = { 3, 4, 3, 4 },
    tricks  = { 9, 4, 0, 0 },
    gains   = { 3, 0, 3, 0 } },

  { say     = "after the deal in which a side comes to five",
    scores  = { 6, 4, 6, 4 },
    finish  = true,
    winners = { 1, 3 } },

  { say       = "a whole deal, eight tricks to five",
    hands     = hands, last_card = "SJ", moves = moves,
    tricks    = { 5, 7, 0, 1 },
    gains     = { 0, 2, 0, 2 },
    cases     = { { say = "at four points the match goes on, and the next to the left deals",
                    scores = { 4, 2, 4, 2 }, to_act = { 2 } },
                  { say = "at five it is won", scores = { 4, 3, 4, 3 }, to_act = {}, winners = { 2, 4 } } } },

  { say       = "a trick may be worth more",
    house     = { trick_points = 2 },
    tricks    = { 9, 4, 0, 0 },
    gains     = { 6, 0, 6, 0 } },

  { say       = "where ten points win, five do not",
    house     = { target_score = 10 },
    hands     = hands, last_card = "SJ", moves = moves,
    cases     = { { scores = { 4, 7, 4, 7 }, to_act = { 2 } },
                  { scores = { 4, 8, 4, 8 }, to_act = {}, winners = { 2, 4 } } } },
}
