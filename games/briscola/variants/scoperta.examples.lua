return examples {
  { say    = "both hands lie face up, also what is drawn",
    hands  = { { "Ace of coins", "2 of coins", "4 of coins" }, { "2 of swords", "5 of cups", "6 of cups" } },
    turned = { "King of swords" },
    stock  = { "7 of clubs" },
    moves  = { "1 play OA", "2 play S2" },
    winner = 2,
    exposed_after = { { "2 of coins", "4 of coins", "King of swords" }, { "5 of cups", "6 of cups", "7 of clubs" } },
    to_act = { 2 } },
}
