return examples {
  { say     = "the dealer has to name a suit when all the others have passed",
    turned  = { "Queen of diamonds" },
    moves   = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass", "3 pass" },
    legal   = { "4 declare spades", "4 declare hearts", "4 declare clubs" },
    refused = { ["4 pass"] = "may-not-pass" } },
}
