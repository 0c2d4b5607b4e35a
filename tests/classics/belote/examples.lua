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
}
