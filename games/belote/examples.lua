-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4, and the last seat deals.

return examples {
  -- Playing.

  { say        = "who cannot follow an opponent's card has to trump",
    contract   = "take", trump_suit = "hearts",
    trick      = { "King of spades" },
    hand       = { "9 of hearts", "7 of hearts", "Ace of diamonds" },
    may_play   = { "9 of hearts", "7 of hearts" } },

  { say        = "not while the partner is winning",
    contract   = "take", trump_suit = "hearts",
    trick      = { "Ace of spades", "King of spades" },
    hand       = { "9 of hearts", "7 of hearts", "Ace of diamonds" },
    may_play   = { "9 of hearts", "7 of hearts", "Ace of diamonds" } },

  { say        = "an opponent's trump has to be beaten",
    contract   = "take", trump_suit = "hearts",
    trick      = { "King of spades", "10 of hearts" },
    hand       = { "9 of hearts", "7 of hearts", "Ace of diamonds" },
    may_play   = { "9 of hearts" } },

  { say        = "who cannot beat it has to trump below",
    contract   = "take", trump_suit = "hearts",
    trick      = { "King of spades", "10 of hearts" },
    hand       = { "King of hearts", "7 of hearts", "Ace of diamonds" },
    may_play   = { "King of hearts", "7 of hearts" } },

  { say        = "trumps led are beaten, the partner's too",
    contract   = "take", trump_suit = "hearts",
    trick      = { "10 of hearts", "8 of hearts" },
    hand       = { "Jack of hearts", "Queen of hearts", "Ace of clubs" },
    may_play   = { "Jack of hearts" } },

  -- Scoring.

  { say      = "takers who have more score what they have",
    contract = "take", declarer = 1,
    points   = { 96, 66, 0, 0 }, tricks = { 5, 3, 0, 0 },
    gains    = { 96, 66, 96, 66 } },

  { say      = "a tie holds the takers' points for the next deal",
    contract = "take", declarer = 1,
    points   = { 81, 81, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains    = { 0, 81, 0, 81 } },

  { say      = "takers who have less give all to the others",
    contract = "take", declarer = 1,
    points   = { 70, 92, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains    = { 0, 162, 0, 162 } },

  { say       = "what is held goes to the side that scores more in the next deal, and stays through a tie",
    contract  = "take", declarer = 1, tallies = { ["held over"] = 81 },
    cases     = { { points = { 96, 66, 0, 0 }, tricks = { 5, 3, 0, 0 }, gains = { 177, 66, 177, 66 },
                    tallies_after = { ["held over"] = 0 } },
                  { points = { 81, 81, 0, 0 }, tricks = { 4, 4, 0, 0 }, gains = { 0, 81, 0, 81 },
                    tallies_after = { ["held over"] = 162 } } } },

  { say       = "belote stays with its side whatever happens",
    contract  = "take", declarer = 1, tallies = { belote = { 20, 0, 0, 0 } }, tricks = { 4, 4, 0, 0 },
    cases     = { { say = "it may make the difference", points = { 81, 81, 0, 0 }, gains = { 101, 81, 101, 81 } },
                  { say = "or not", points = { 70, 92, 0, 0 }, gains = { 20, 162, 20, 162 } },
                  { say = "and is not held", points = { 71, 91, 0, 0 }, gains = { 20, 91, 20, 91 },
                    tallies_after = { ["held over"] = 71 } } } },

  { say      = "eighty-five are fewer than seventy-seven and fifty declared",
    contract = "take", declarer = 1, melded = { 0, 50, 0, 0 },
    points   = { 85, 77, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains    = { 0, 212, 0, 212 } },

  { say      = "who fails loses what was declared to the others",
    contract = "take", declarer = 1, melded = { 20, 0, 0, 0 },
    points   = { 70, 92, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains    = { 0, 182, 0, 182 } },

  { say      = "all tricks are 252",
    contract = "take", declarer = 1,
    cases    = { { points = { 162, 0, 0, 0 }, tricks = { 8, 0, 0, 0 }, gains = { 252, 0, 252, 0 } },
                 { points = { 0, 162, 0, 0 }, tricks = { 0, 8, 0, 0 }, gains = { 0, 252, 0, 252 } } } },

  -- Declarations: seat 1 has a tierce to the jack, seat 2 a fifty to the ten, seat 4 a tierce to the nine.

  { say    = "only the side with the best one scores, and then all of its own",
    hands  = { { "Jack of spades", "10 of spades", "9 of spades" },
               { "10 of diamonds", "9 of diamonds", "8 of diamonds", "7 of diamonds" },
               { "Queen of spades", "Queen of diamonds", "Queen of clubs", "Queen of hearts" },
               { "9 of clubs", "8 of clubs", "7 of clubs", "Ace of hearts" } },
    turned = { "8 of hearts" },
    cases  = {
      { say    = "the fifty is the longest sequence",
        moves  = { "1 declare take", "1 meld SJ S10 S9", "1 play SJ", "2 meld D10 D9 D8 D7", "2 play D10", "3 play SQ",
                   "4 meld C9 C8 C7", "4 play HA",
                   "4 play C9", "1 play H8", "2 play D9", "3 play CQ", "1 play S10", "2 play D8", "3 play DQ",
                   "4 play C8" },
        points = { 29, 26, 29, 26 }, figures = { total = { 29, 96 } } },
      { say    = "four queens go before any sequence",
        moves  = { "1 declare take", "1 meld SJ S10 S9", "1 play SJ", "2 meld D10 D9 D8 D7", "2 play D10",
                   "3 meld SQ DQ CQ HQ", "3 play SQ", "4 meld C9 C8 C7", "4 play HA",
                   "4 play C9", "1 play H8", "2 play D9", "3 play CQ", "1 play S10", "2 play D8", "3 play DQ",
                   "4 play C8" },
        points = { 29, 26, 29, 26 }, figures = { total = { 149, 26 } } } } },

  -- Taking.

  { say     = "the first who does not pass is the taker, and the turned card makes trumps",
    hands   = { { "Jack of spades" }, { "10 of diamonds" }, { "Queen of spades" }, { "9 of clubs" } },
    turned  = { "8 of hearts" },
    moves   = { "1 pass", "2 declare take" },
    contract = "take", declarer = 2,
    points  = { 0, 25, 0, 25 } },

  { say     = "in the second round another suit is named",
    turned  = { "8 of hearts" },
    moves   = { "1 pass", "2 pass", "3 pass", "4 pass" },
    legal   = { "1 pass", "1 declare spades", "1 declare diamonds", "1 declare clubs" } },

  { say       = "if all pass again the next dealer deals",
    moves     = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass", "3 pass", "4 pass" },
    thrown_in = true },

  { say     = "after the deal in which a side has 1001 the higher score wins",
    scores  = { 1010, 1001, 1010, 1001 },
    finish  = true,
    winners = { 1, 3 } },
}
