return examples {
  { say    = "everything lies open",
    hands  = { { "Ace of coins", "2 of coins", "4 of coins" }, { "2 of swords", "5 of cups", "6 of cups" } },
    turned = { "King of swords" },
    stock  = { "3 of clubs", "4 of clubs", "7 of clubs" },
    moves  = {},
    sees   = { { "hands", "turned", "stock" }, { "hands", "turned", "stock" } } },

  { say    = "and is drawn in its order as before",
    hands  = { { "Ace of coins", "2 of coins", "4 of coins" }, { "2 of swords", "5 of cups", "6 of cups" } },
    turned = { "King of swords" },
    stock  = { "3 of clubs", "4 of clubs", "7 of clubs" },
    moves  = { "1 play OA", "2 play S2" },
    hands_after = { { "2 of coins", "4 of coins", "4 of clubs" }, { "5 of cups", "6 of cups", "7 of clubs" } },
    stock_after = { "3 of clubs" } },
}
