return examples {
  { say    = "the two of trumps takes the turned card before the first trick",
    hands  = { { "2 of swords", "2 of coins", "4 of coins" }, { "Ace of coins", "5 of cups", "6 of cups" } },
    turned = { "King of swords" },
    stock  = { "7 of clubs" },
    moves  = { "1 exchange S2 SK" },
    hands_after  = { { "King of swords", "2 of coins", "4 of coins" } },
    turned_after = { "2 of swords" },
    to_act = { 1 } },

  { say    = "nobody else may",
    hands  = { { "3 of swords", "2 of coins", "4 of coins" }, { "Ace of coins", "5 of cups", "6 of cups" } },
    turned = { "King of swords" },
    stock  = { "7 of clubs" },
    moves  = {},
    legal  = { "1 play S3", "1 play O2", "1 play O4" } },
}
