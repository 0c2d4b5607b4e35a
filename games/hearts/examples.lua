-- Worked examples: each is a line of the rules, and each is a test.
-- Seats are numbered in the order of play.

local two_of_clubs_first =
  { { "2 of clubs", "3 of clubs", "4 of clubs", "5 of clubs" },
    { "2 of spades", "3 of spades", "4 of spades", "5 of spades" },
    { "2 of diamonds", "3 of diamonds", "4 of diamonds", "5 of diamonds" },
    { "6 of clubs", "7 of clubs", "8 of clubs", "9 of clubs" } }
local three_given =
  { "1 give C3 C4 C5", "2 give S3 S4 S5", "3 give D3 D4 D5", "4 give C6 C7 C8" }

return examples {
  -- Passing on.

  { say    = "everybody gives three cards to the left, and nobody sees what comes before having given",
    hands  = { { "2 of clubs", "3 of clubs", "4 of clubs", "5 of clubs" },
               { "2 of spades", "3 of spades", "4 of spades", "5 of spades" },
               { "2 of diamonds", "3 of diamonds", "4 of diamonds", "5 of diamonds" },
               { "6 of clubs", "7 of clubs", "8 of clubs", "9 of clubs" } },
    moves  = { "1 give C3 C4 C5", "2 give S3 S4 S5", "3 give D3 D4 D5" },
    to_act = { 4 },
    refused = { ["4 give C6 C7"] = "wrong-number", ["4 pass"] = "may-not-pass" },
    hands_after = { { "2 of clubs", "3 of clubs", "4 of clubs", "5 of clubs" } } },

  { say    = "then the cards change hands, and the holder of the 2 of clubs leads it",
    hands  = { { "2 of clubs", "3 of clubs", "4 of clubs", "5 of clubs" },
               { "2 of spades", "3 of spades", "4 of spades", "5 of spades" },
               { "2 of diamonds", "3 of diamonds", "4 of diamonds", "5 of diamonds" },
               { "6 of clubs", "7 of clubs", "8 of clubs", "9 of clubs" } },
    moves  = { "1 give C2 C4 C5", "2 give S3 S4 S5", "3 give D3 D4 D5", "4 give C6 C7 C8" },
    hands_after = { { "3 of clubs", "6 of clubs", "7 of clubs", "8 of clubs" },
                    { "4 of clubs", "5 of clubs", "2 of spades" } },
    to_act = { 3 } },

  -- Playing.

  { say      = "the 2 of clubs is led to the first trick",
    hand     = { "2 of clubs", "King of clubs", "9 of spades" },
    may_play = { "2 of clubs" } },

  { say      = "a player who can follow suit must",
    trick    = { "2 of clubs" },
    hand     = { "King of clubs", "9 of spades" },
    may_play = { "King of clubs" } },

  { say         = "nobody has to head a trick: following suit is enough",
    first_trick = false,
    trick       = { "9 of spades" },
    hand        = { "5 of spades", "King of spades", "4 of diamonds" },
    may_play    = { "5 of spades", "King of spades" } },

  { say      = "no points are thrown on the first trick",
    trick    = { "2 of clubs" },
    hand     = { "5 of hearts", "Queen of spades", "9 of spades" },
    may_play = { "9 of spades" } },

  { say      = "unless there is nothing else",
    trick    = { "2 of clubs" },
    hand     = { "5 of hearts", "Queen of spades" },
    may_play = { "5 of hearts", "Queen of spades" } },

  { say         = "hearts are not led before one has been played",
    first_trick = false,
    hand        = { "5 of hearts", "Queen of spades" },
    may_play    = { "Queen of spades" } },

  { say      = "once hearts are broken they may be led",
    played   = { "King of clubs", "3 of hearts" },
    hand     = { "5 of hearts", "Queen of spades" },
    may_play = { "5 of hearts", "Queen of spades" } },

  { say         = "the highest card of the led suit wins and leads next",
    first_trick = false,
    leader      = 2,
    trick       = { "9 of spades", "Ace of hearts", "King of spades", "10 of spades" },
    winner      = 4,
    next_leader = 4 },

  -- Scoring.

  { say      = "hearts count one each, the queen of spades thirteen",
    captured = { { "hearts" }, { "Queen of spades" }, { "King of spades" }, {} },
    points   = { 13, 13, 0, 0 } },

  { say    = "points are scored against whoever takes them",
    points = { 3, 20, 0, 3 },
    gains  = { 3, 20, 0, 3 } },

  { say    = "who takes them all scores nothing, and everybody else 26",
    points = { 0, 26, 0, 0 },
    gains  = { 26, 0, 26, 26 } },

  { say    = "25 are not all",
    points = { 0, 25, 0, 1 },
    gains  = { 0, 25, 0, 1 } },

  -- The match.

  { say     = "who reaches the points agreed on ends the match",
    house   = { target_score = 8 },
    hands   = { { "2 of clubs", "3 of hearts", "4 of hearts" }, { "3 of clubs", "5 of hearts", "6 of hearts" },
                { "4 of clubs", "7 of hearts", "8 of hearts" }, { "5 of clubs", "9 of hearts", "10 of hearts" } },
    moves   = { "1 give C2 H3 H4", "2 give C3 H5 H6", "3 give C4 H7 H8", "4 give C5 H9 H10", "1 play H10",
                "2 play H3", "3 play H5", "4 play H7" },
    points  = { 8, 0, 0, 0 },
    to_act  = {} },

  { say     = "who has one less goes on, and all pass on cards again",
    house   = { target_score = 9 },
    hands   = { { "2 of clubs", "3 of hearts", "4 of hearts" }, { "3 of clubs", "5 of hearts", "6 of hearts" },
                { "4 of clubs", "7 of hearts", "8 of hearts" }, { "5 of clubs", "9 of hearts", "10 of hearts" } },
    moves   = { "1 give C2 H3 H4", "2 give C3 H5 H6", "3 give C4 H7 H8", "4 give C5 H9 H10", "1 play H10",
                "2 play H3", "3 play H5", "4 play H7" },
    points  = { 8, 0, 0, 0 },
    to_act  = { 1, 2, 3, 4 } },

  { say    = "usually it takes a hundred, what was scored before included",
    with   = { "no_passing" },
    scores = { 80, 40, 97, 70 },
    hands  = { { "2 of clubs", "9 of hearts", "3 of hearts" },
               { "3 of clubs", "King of diamonds", "4 of hearts" },
               { "4 of clubs", "3 of diamonds", "5 of hearts" },
               { "5 of clubs", "4 of diamonds", "2 of spades" } },
    moves  = { "4 play D4", "1 play H9", "2 play DK", "3 play D3", "2 play H4" },
    gains  = { 0, 1, 3, 0 },
    to_act = {} },

  { say    = "the fewest points win, together if several have them",
    finish = true,
    scores = { 40, 103, 26, 26 },
    winners = { 3, 4 } },

  { say    = "in the second deal cards are passed to the right",
    deal   = 2,
    hands  = two_of_clubs_first,
    moves  = three_given,
    hands_after = { [4] = { "9 of clubs", "3 of clubs", "4 of clubs", "5 of clubs" } } },

  { say    = "in the third across",
    deal   = 3,
    hands  = two_of_clubs_first,
    moves  = three_given,
    hands_after = { [3] = { "2 of diamonds", "3 of clubs", "4 of clubs", "5 of clubs" } } },

  { say    = "in the fourth nobody passes, and the first trick begins at once",
    deal   = 4,
    hands  = two_of_clubs_first,
    moves  = {},
    asks_next = 2 },
}
