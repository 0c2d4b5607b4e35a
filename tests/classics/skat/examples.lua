-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; the last seat deals.

return examples {
  -- Bidding.

  { say   = "middlehand names numbers, which forehand holds or passes",
    moves = { "2 bid 18" },
    legal = { "1 pass", "1 hold" } },

  { say      = "rearhand then asks whoever is left, and the last number stands",
    moves    = { "2 bid 18", "1 hold", "2 pass", "3 bid 20", "1 hold", "3 bid 22", "1 pass" },
    bid      = "22", declarer = 3, asks_next = 3 },

  { say      = "if nobody names a number, forehand may play for 18",
    moves    = { "2 pass", "3 pass", "1 bid 18" },
    bid      = "18", declarer = 1 },

  { say   = "if all pass the deal counts and scores nothing",
    moves = { "2 pass", "3 pass", "1 pass" },
    gains = { 0, 0, 0 } },

  -- Playing.

  { say      = "a jack is of the trump suit",
    contract = "hearts", bid = "18",
    trick    = { "Jack of diamonds" },
    hand     = { "7 of hearts", "Ace of spades" },
    may_play = { "7 of hearts" } },

  { say      = "and in null of its own",
    contract = "null", bid = "18",
    trick    = { "10 of diamonds" },
    hand     = { "Jack of diamonds", "Ace of spades" },
    may_play = { "Jack of diamonds" } },
}
