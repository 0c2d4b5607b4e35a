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
}
