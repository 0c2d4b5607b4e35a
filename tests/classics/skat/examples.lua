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

  -- Scoring. Who holds the highest trumps counts those without a gap; who does not, those that are missing.

  { say      = "spades with two, game three: 33",
    contract = "spades", bid = "18", declarer = 1,
    hands    = { { "Jack of clubs", "Jack of spades" }, { "Jack of hearts" }, { "Jack of diamonds" } },
    points   = { 70, 50, 0 }, tricks = { 7, 3, 0 },
    gains    = { 33, 0, 0 } },

  { say      = "hearts without three, game four: 40",
    contract = "hearts", bid = "18", declarer = 1,
    hands    = { { "Jack of diamonds" }, { "Jack of clubs", "Jack of spades" }, { "Jack of hearts" } },
    points   = { 70, 50, 0 }, tricks = { 7, 3, 0 },
    gains    = { 40, 0, 0 } },

  { say      = "diamonds with one, game two, schneider three: 27",
    contract = "diamonds", bid = "18", declarer = 1,
    hands    = { { "Jack of clubs" }, { "Jack of spades" }, { "Jack of hearts" } },
    points   = { 92, 28, 0 }, tricks = { 8, 2, 0 },
    gains    = { 27, 0, 0 } },

  { say       = "hearts hand with one, schneider announced",
    contract  = "hearts", bid = "18", declarer = 1, announced = { [1] = { "hand", "schneider" } },
    hands     = { { "Jack of clubs" }, { "Jack of spades" }, { "Jack of hearts" } },
    cases     = { { points = { 91, 29, 0 }, tricks = { 8, 2, 0 }, gains = { 50, 0, 0 } },
                  { points = { 85, 35, 0 }, tricks = { 7, 3, 0 }, gains = { -100, 0, 0 } },
                  { points = { 30, 90, 0 }, tricks = { 3, 7, 0 }, gains = { -100, 0, 0 } } } },

  { say      = "a game worth less than the bid is lost, and counts as the least multiple that reaches it",
    contract = "spades", bid = "30", declarer = 1,
    hands    = { { "Jack of clubs" }, { "Jack of spades" }, { "Jack of hearts" } },
    cases    = { { points = { 70, 50, 0 }, tricks = { 7, 3, 0 }, gains = { -66, 0, 0 } },
                 { points = { 90, 30, 0 }, tricks = { 8, 2, 0 }, gains = { 33, 0, 0 } } } },

  { say       = "a grand open with four: eleven times 24",
    contract  = "grand", bid = "18", declarer = 1, announced = { [1] = { "hand", "schneider", "schwarz", "open" } },
    hands     = { { "Jack" }, {}, {} },
    points    = { 120, 0, 0 }, tricks = { 10, 0, 0 },
    gains     = { 264, 0, 0 } },

  { say      = "hearts with one: schneider and schwarz of the declarer count against him",
    contract = "hearts", bid = "18", declarer = 1,
    hands    = { { "Jack of clubs" }, { "Jack of spades" }, { "Jack of hearts" } },
    cases    = { { points = { 60, 60, 0 }, tricks = { 5, 5, 0 }, gains = { -40, 0, 0 } },
                 { points = { 31, 89, 0 }, tricks = { 3, 7, 0 }, gains = { -40, 0, 0 } },
                 { points = { 30, 90, 0 }, tricks = { 3, 7, 0 }, gains = { -60, 0, 0 } },
                 { points = { 0, 120, 0 }, tricks = { 0, 10, 0 }, gains = { -80, 0, 0 } } } },
}
