return examples {
  { say     = "the dealer has to name a suit when all the others have passed",
    turned  = { "Queen of diamonds" },
    moves   = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass", "3 pass" },
    legal   = { "4 declare spades", "4 declare hearts", "4 declare clubs" },
    refused = { ["4 pass"] = "may-not-pass" } },

  { say    = "in the first round the dealer may pass, and the others always may",
    turned = { "Queen of diamonds" },
    cases  = { { moves = { "1 pass", "2 pass", "3 pass" },
                 legal = { "4 pass", "4 declare order_up" } },
               { moves = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass" },
                 legal = { "3 pass", "3 declare spades", "3 declare hearts", "3 declare clubs" } } } },

  { say      = "and is then the maker like any other",
    hands    = { { "9 of clubs" }, { "Ace of hearts" }, { "Ace of clubs" }, { "9 of diamonds" } },
    turned   = { "Queen of diamonds" },
    moves    = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass", "3 pass", "4 declare clubs" },
    contract = "clubs", declarer = 4, legal = { "4 pass", "4 declare alone" } },

  { say    = "with no trump this may be named as well",
    with   = { "no_trump" },
    turned = { "Queen of diamonds" },
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass", "3 pass" },
    legal  = { "4 declare spades", "4 declare hearts", "4 declare clubs", "4 declare no_trump" } },
}
