return examples {
  { say   = "one card in the first deal and in the last",
    moves = {},
    legal = { "1 predict 0", "1 predict 1" },
    cases = { { deal = 1 }, { deal = 19 }, { players = 7, deal = 13 } } },

  { say   = "two in the second and in the last but one",
    moves = {},
    legal = { "1 predict 0", "1 predict 1", "1 predict 2" },
    cases = { { deal = 2 }, { deal = 18 } } },

  { say   = "ten in the middle, once",
    deal  = 10,
    moves = { "1 predict 1", "2 predict 1", "3 predict 1" },
    legal = { "4 predict 0", "4 predict 1", "4 predict 2", "4 predict 3", "4 predict 4", "4 predict 5", "4 predict 6",
              "4 predict 8", "4 predict 9", "4 predict 10" } },

  { say   = "and nine after it",
    deal  = 11,
    moves = { "1 predict 1", "2 predict 1", "3 predict 1" },
    legal = { "4 predict 0", "4 predict 1", "4 predict 2", "4 predict 3", "4 predict 4", "4 predict 5", "4 predict 7",
              "4 predict 8", "4 predict 9" } },

  { say    = "the nineteenth is the last",
    hands  = { { "9 of diamonds" }, { "2 of spades" }, { "Ace of diamonds" }, { "King of clubs" } },
    turned = { "5 of spades" },
    moves  = { "1 predict 1", "2 predict 0", "3 predict 0", "4 predict 1" },
    cases  = { { deal = 18, to_act = { 2 } }, { deal = 19, to_act = {} } } },
}
