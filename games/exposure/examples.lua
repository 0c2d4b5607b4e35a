-- Worked examples: each is a line of the rules, and each is a test.
-- Seat 1 is the non-dealer, seat 2 the dealer.

return examples {
  -- What the row says.

  { say        = "left: the high rank; middle: the trump suit; right: the number of tricks",
    hands      = { { "King of spades", "9 of hearts" }, { "9 of spades", "Queen of hearts" } },
    row        = { "10 of clubs", "9 of clubs", "Queen of diamonds" },
    moves      = {},
    target_after = 7 },

  -- Tricks.

  { say = "a led ace is the lowest card of its suit",
    high_rank = "King", trump_suit = "spades",
    trick = { "Ace of diamonds", "9 of diamonds" },  winner = 2, next_leader = 2 },
  { say = "an ace that follows is second highest",
    high_rank = "King", trump_suit = "spades",
    trick = { "Queen of diamonds", "Ace of diamonds" },  winner = 2 },
  { say = "only the high rank beats an ace that follows",
    high_rank = "King", trump_suit = "spades",
    trick = { "King of diamonds", "Ace of diamonds" },  winner = 1 },
  { say = "where aces are the high rank they are highest, led or not",
    high_rank = "Ace", trump_suit = "spades",
    trick = { "Ace of diamonds", "King of diamonds" },  winner = 1 },
  { say = "nines high: a nine beats a king",
    high_rank = "9", trump_suit = "spades",
    trick = { "King of clubs", "9 of clubs" },  winner = 2 },
  { say = "nines high: not even an ace beats a nine",
    high_rank = "9", trump_suit = "spades",
    trick = { "9 of clubs", "Ace of clubs" },  winner = 1 },
  { say = "tens high: the other ranks keep their order",
    high_rank = "10", trump_suit = "clubs",
    trick = { "King of hearts", "Queen of hearts" },  winner = 1 },
  { say = "a trump beats the led suit",
    high_rank = "King", trump_suit = "spades",
    trick = { "King of hearts", "9 of spades" },  winner = 2 },
  { say = "a card of another suit beats nothing, not even a led ace",
    high_rank = "Queen", trump_suit = "spades",
    trick = { "Ace of clubs", "9 of hearts" },  winner = 1 },
  { say = "the order holds in the trump suit as well",
    high_rank = "Queen", trump_suit = "clubs",
    trick = { "Ace of clubs", "9 of clubs" },  winner = 2 },

  { say       = "who has the suit must follow it, also with a card that lies open",
    high_rank = "King", trump_suit = "spades",
    trick     = { "Queen of hearts" },
    hand      = { "10 of hearts", "9 of spades", "Ace of clubs" },
    exposed   = { [2] = { "10 of hearts" } },
    may_play  = { "10 of hearts" } },

  { say       = "who has not may play anything, and need not trump",
    high_rank = "King", trump_suit = "spades",
    trick     = { "Queen of hearts" },
    hand      = { "9 of spades", "Ace of clubs" },
    may_play  = { "9 of spades", "Ace of clubs" } },

  -- Melds.

  { say      = "four of a kind with a card of the row",
    row      = { "King of hearts", "9 of diamonds", "Queen of clubs" },
    hand     = { "King of spades", "King of diamonds", "King of clubs" },
    may_meld = { { "King of spades", "King of diamonds", "King of clubs", "King of hearts", points = 2 },
                 { "King of spades", "King of diamonds", "King of clubs", points = 1 } } },

  { say          = "a meld with the row needs two cards of the hand",
    row          = { "Queen of hearts", "Queen of diamonds", "9 of clubs" },
    hand         = { "Queen of spades", "Ace of clubs" },
    may_not_meld = { { "Queen of hearts", "Queen of diamonds", "Queen of spades" } } },

  { say      = "three cards of the row may serve in one meld",
    row      = { "King of hearts", "10 of clubs", "9 of spades" },
    hand     = { "Jack of spades", "Queen of diamonds" },
    may_meld = { { "9 of spades", "10 of clubs", "Jack of spades", "Queen of diamonds", "King of hearts",
                   points = 2 } } },

  { say      = "six in sequence, of any suits",
    row      = { "Ace of spades", "9 of hearts", "9 of diamonds" },
    hand     = { "10 of diamonds", "Jack of clubs", "Queen of spades", "King of hearts" },
    may_meld = { { "9 of hearts", "10 of diamonds", "Jack of clubs", "Queen of spades", "King of hearts",
                   "Ace of spades", points = 3 } } },

  { say     = "one card, one meld, the cards of the row too",
    row     = { "Queen of hearts", "10 of diamonds", "10 of clubs" },
    hands   = { { "10 of spades", "10 of hearts", "Jack of spades", "Queen of spades", "Queen of clubs",
                  "King of spades" }, { "9 of clubs" } },
    moves   = { "1 meld HQ SQ CQ" },
    melded  = { 1, 0 },
    refused = { ["1 meld S10 SJ HQ SK"] = "already-melded" } },

  { say     = "both players may use the same card of the row",
    row     = { "King of hearts", "9 of diamonds", "9 of clubs" },
    hands   = { { "King of spades", "King of diamonds" },
                { "10 of spades", "Jack of clubs", "Queen of diamonds" } },
    moves   = { "1 meld HK SK DK", "2 meld S10 CJ DQ HK" },
    melded  = { 1, 1 } },

  -- Scoring.

  { say    = "two points a trick, and five for taking exactly the target",
    target = 6,
    tricks = { 6, 3 },
    gains  = { 17, 6 } },
  { say    = "one trick more than the target earns nothing extra",
    target = 6,
    tricks = { 7, 2 },
    gains  = { 14, 4 } },
  { say    = "fewer tricks may score more",
    target = 4,
    tricks = { 5, 4 },
    gains  = { 10, 13 } },
  { say    = "melds count as laid",
    target = 7,
    tricks = { 7, 2 }, melded = { 3, 4 },
    gains  = { 22, 8 } },
}
