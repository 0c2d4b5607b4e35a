-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4.

local three_each = { { "Ace of hearts", "2 of clubs", "2 of diamonds" }, { "3 of hearts", "5 of clubs", "5 of spades" },
                     { "4 of hearts", "4 of clubs", "4 of spades" }, { "5 of hearts", "3 of clubs", "3 of spades" } }
local one_each = { { "3 of hearts" }, { "Ace of hearts" }, { "4 of hearts" }, { "5 of hearts" } }

return examples {
  -- Bidding.

  { say     = "the dealer's left bids first, a number from 0 to 13, and nobody passes",
    moves   = {},
    legal   = { "1 predict nil", "1 predict 1", "1 predict 2", "1 predict 3", "1 predict 4", "1 predict 5",
                "1 predict 6", "1 predict 7", "1 predict 8", "1 predict 9", "1 predict 10", "1 predict 11",
                "1 predict 12", "1 predict 13" },
    refused = { ["1 pass"] = "may-not-pass", ["1 predict 14"] = "unreadable" } },

  { say     = "everybody bids once, in turn, whatever was bid before, and the dealer's left leads",
    hands   = three_each,
    moves   = { "1 predict 2", "2 predict nil", "3 predict 1", "4 predict nil" },
    predicted = { 2, 0, 1, 0 },
    asks_next = 1,
    legal   = { "1 play HA", "1 play D2", "1 play C2" } },

  { say    = "nobody sees another's hand, the partner's neither, and everybody what was played",
    hands  = three_each,
    moves  = { "1 predict 2", "2 predict nil", "3 predict 1", "4 predict nil", "1 play HA" },
    sees   = { { "Ace of hearts", "2 of clubs" }, { "Ace of hearts", "3 of hearts" }, { "Ace of hearts" },
               { "Ace of hearts" } },
    does_not_see = { { "hands" }, { "hands" }, { "hands" }, { "hands" } } },

  { say    = "a bidder knows thirteen cards and no more",
    moves  = { "1 predict 2" },
    does_not_see = { { "hands" }, { "hands" }, { "hands" }, { "hands" } },
    asks_next = 2 },

  -- Playing.

  { say      = "spades are not led before one has been played",
    hand     = { "Ace of spades", "3 of hearts", "9 of clubs" },
    may_play = { "3 of hearts", "9 of clubs" } },

  { say      = "who holds only spades may lead them",
    hand     = { "King of spades", "4 of spades" },
    may_play = { "King of spades", "4 of spades" } },

  { say      = "who can follow suit must, and need not head the trick",
    trick    = { "9 of diamonds" },
    hand     = { "2 of spades", "5 of diamonds", "King of diamonds" },
    may_play = { "5 of diamonds", "King of diamonds" } },

  { say      = "who cannot follow suit may trump, which opens the spades, or throw anything",
    trick    = { "9 of diamonds" },
    hand     = { "2 of spades", "5 of hearts" },
    may_play = { "2 of spades", "5 of hearts" } },

  { say      = "spades that are led are followed with spades",
    trick    = { "9 of spades" },
    hand     = { "2 of spades", "Ace of hearts" },
    may_play = { "2 of spades" } },

  { say      = "a trick without a spade opens nothing",
    played   = { "9 of diamonds", "Ace of hearts", "4 of diamonds", "5 of diamonds" },
    hand     = { "Ace of spades", "9 of clubs" },
    may_play = { "9 of clubs" } },

  { say      = "once a spade has been played they may be led",
    played   = { "9 of diamonds", "2 of spades", "4 of diamonds", "5 of diamonds" },
    leader   = 2,
    hand     = { "Ace of spades", "9 of clubs" },
    may_play = { "Ace of spades", "9 of clubs" } },

  { say         = "the highest spade wins, and its player leads",
    trick       = { "9 of diamonds", "2 of spades", "Ace of diamonds", "3 of spades" },
    winner      = 4,
    next_leader = 4 },

  { say    = "without a spade the highest of the suit led",
    trick  = { "9 of diamonds", "Ace of hearts", "Jack of diamonds", "Ace of clubs" },
    winner = 3 },

  -- Scoring.

  { say       = "ten for each trick bid and one for each over; ten bags cost a hundred",
    predicted = { 3, 4, 3, 2 },
    tricks    = { 5, 2, 5, 1 },
    scores    = { 246, 0, 246, 0 },
    tallies   = { bags = { 6, 0, 6, 0 } },
    gains     = { -36, -60, -36, -60 },                       -- 246 become 210
    tallies_after = { bags = { 0, 0, 0, 0 } } },

  { say       = "what is over ten bags stays",
    predicted = { 2, 3, 1, 3 },
    tricks    = { 3, 3, 3, 4 },
    tallies   = { bags = { 8, 8, 8, 8 } },
    gains     = { -67, 61, -67, 61 },
    tallies_after = { bags = { 1, 9, 1, 9 } } },

  { say       = "the exact number makes the contract, with no bag",
    predicted = { 4, 3, 3, 3 },
    tricks    = { 6, 6, 1, 0 },
    gains     = { 70, 60, 70, 60 },
    tallies_after = { bags = { 0, 0, 0, 0 } } },

  { say       = "a contract that fails brings no bags",
    predicted = { 4, 2, 4, 2 },
    tricks    = { 4, 3, 3, 3 },
    tallies   = { bags = { 9, 0, 9, 0 } },
    gains     = { -80, 42, -80, 42 },
    tallies_after = { bags = { 9, 2, 9, 2 } } },

  { say       = "the tricks of a nil that fails are bags and do not help the partner",
    predicted = { 0, 4, 4, 4 },
    tricks    = { 2, 4, 3, 4 },
    gains     = { -138, 80, -138, 80 },
    tallies_after = { bags = { 2, 0, 2, 0 } } },

  { say       = "so they are where the partner makes the contract",
    predicted = { 0, 4, 4, 3 },
    tricks    = { 1, 4, 5, 3 },
    gains     = { -58, 70, -58, 70 },                         -- 40, 2 bags, less 100
    tallies_after = { bags = { 2, 0, 2, 0 } } },

  { say       = "a nil that is kept, and a bag of the partner's",
    predicted = { 0, 4, 5, 3 },
    tricks    = { 0, 4, 6, 3 },
    tallies   = { bags = { 3, 0, 3, 0 } },
    gains     = { 151, 70, 151, 70 },
    tallies_after = { bags = { 4, 0, 4, 0 } } },

  { say       = "a nil is kept also where the partner's contract fails",
    predicted = { 0, 5, 5, 3 },
    tricks    = { 0, 6, 4, 3 },
    gains     = { 50, 81, 50, 81 } },

  { say       = "two nils leave no contract (ruling 2)",
    predicted = { 0, 6, 0, 3 },
    cases     = { { tricks = { 0, 9, 0, 4 }, gains = { 200, 94, 200, 94 } },
                  { tricks = { 0, 9, 3, 1 }, gains = { 3, 91, 3, 91 },
                    tallies_after = { bags = { 3, 1, 3, 1 } } },
                  { tricks = { 1, 9, 1, 2 }, gains = { -198, 92, -198, 92 } } } },

  { say       = "the values may be others",
    predicted = { 0, 2, 2, 0 },
    tricks    = { 0, 8, 3, 2 },
    cases     = { { house = { trick_points = 5, bag_points = 3 }, gains = { 113, -66, 113, -66 } },
                  { house = { nil_value = 50 }, gains = { 71, -22, 71, -22 },
                    tallies_after = { bags = { 1, 8, 1, 8 } } },
                  { house = { bag_limit = 7 }, gains = { 121, -172, 121, -172 },
                    tallies_after = { bags = { 1, 1, 1, 1 } } },
                  { house = { bag_limit = 4, bag_penalty = 50 }, say = "and bags may cost twice in a deal",
                    gains = { 121, -172, 121, -172 }, tallies_after = { bags = { 1, 0, 1, 0 } } } } },

  { say       = "a whole deal: a nil takes two tricks, and its partner is one short",
    hands     = { { "S10", "S7", "S3", "H10", "H8", "D10", "D9", "D6", "D3", "D2", "CQ", "CJ", "C10" },
                  { "SK", "S8", "S6", "S5", "S2", "HA", "HK", "H7", "H5", "H3", "DA", "C9", "C7" },
                  { "SJ", "S4", "HJ", "H9", "H4", "H2", "DQ", "DJ", "CK", "C8", "C6", "C3", "C2" },
                  { "SA", "SQ", "S9", "HQ", "H6", "DK", "D8", "D7", "D5", "D4", "CA", "C5", "C4" } },
    moves     = { "1 predict nil", "2 predict 4", "3 predict 2", "4 predict 4", "1 play H8", "2 play HA",
                  "3 play H4", "4 play H6", "2 play HK", "3 play H2", "4 play HQ", "1 play H10", "2 play C9",
                  "3 play CK", "4 play CA", "1 play CQ", "4 play DK", "1 play D6", "2 play DA", "3 play DQ",
                  "2 play H7", "3 play HJ", "4 play S9", "1 play S10", "1 play CJ", "2 play C7", "3 play C8",
                  "4 play C5", "1 play D10", "2 play S2", "3 play DJ", "4 play D8", "2 play S8", "3 play SJ",
                  "4 play SQ", "1 play S3", "4 play D7", "1 play D9", "2 play S6", "3 play C3", "2 play SK",
                  "3 play S4", "4 play SA", "1 play S7", "4 play D5", "1 play D3", "2 play H5", "3 play C2",
                  "4 play C4", "1 play C10", "2 play S5", "3 play C6", "2 play H3", "3 play H9", "4 play D4",
                  "1 play D2" },
    tricks    = { 2, 6, 1, 4 },
    gains     = { -118, 82, -118, 82 } },

  { say    = "every trick counts for the bid or is a bag, unless the bid fails",
    for_all_deals = 200,
    holds  = function (result)
      for _, side in ipairs(result.sides) do
        local bags = side.counted < side.bid and side.nil_bags or side.tricks - side.bid
        if side.new_bags ~= bags then return false end
      end
      return result:sum("tricks") == 13
    end },

  -- The match.

  { say     = "five hundred points end it after the deal",
    hands   = one_each,
    moves   = { "1 predict nil", "2 predict 1", "3 predict nil", "4 predict nil" },
    cases   = { { scores = { 300, 0, 300, 0 }, gains = { 200, 110, 200, 110 }, to_act = {} },
                { scores = { 299, 0, 299, 0 }, gains = { 200, 110, 200, 110 }, to_act = { 2 } },
                { scores = { 390, 390, 390, 390 }, gains = { 200, 110, 200, 110 }, to_act = {} },
                { say = "or another number agreed on", house = { target_score = 250 },
                  scores = { 50, 0, 50, 0 }, gains = { 200, 110, 200, 110 }, to_act = {} } } },

  { say     = "equal scores play another deal",
    hands   = one_each,
    moves   = { "1 predict nil", "2 predict 1", "3 predict nil", "4 predict nil" },
    scores  = { 400, 490, 400, 490 },
    gains   = { 200, 110, 200, 110 },
    to_act  = { 2 } },

  { say     = "of two sides over five hundred the higher has won",
    scores  = { 505, 512, 505, 512 },
    finish  = true,
    winners = { 2, 4 } },
}
