return examples {
  { say     = "the match ends with the deal of one card, the tenth of four players, the eighth of six",
    moves   = {},
    cases   = { { deal = 10, legal = { "1 predict 0", "1 predict 1" } },
                { players = 6, deal = 8, legal = { "1 predict 0", "1 predict 1" } } } },

  { say   = "after it nobody is asked any more; after the ninth the next deal begins",
    hands = { { "9 of diamonds" }, { "2 of spades" }, { "Ace of diamonds" }, { "King of clubs" } },
    turned = { "5 of spades" },
    moves = { "1 predict 1", "2 predict 0", "3 predict 0", "4 predict 1" },
    cases = { { deal = 9, to_act = { 2 } }, { deal = 10, to_act = {} } } },
}
