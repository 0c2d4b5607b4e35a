return examples {
  { say     = "before the last three tricks partners know each other's hands, and play goes on",
    players = 4,
    hands   = { { "Ace of coins", "2 of coins", "4 of coins", "5 of coins" },
                { "2 of swords", "5 of cups", "6 of cups", "7 of cups" },
                { "6 of coins", "7 of coins", "King of coins", "3 of cups" },
                { "3 of clubs", "4 of clubs", "5 of clubs", "6 of clubs" } },
    turned  = {},
    stock   = {},
    moves   = { "1 play OA", "2 play S2", "3 play O6", "4 play B3" },
    winner  = 1,
    to_act  = { 1 } },
}
