return examples {
  { say     = "twenty-five points win, in the middle of a deal",
    players = 3,
    scores  = { 20, 15, 0 },
    hands   = { { "5 of spades", "3 of clubs" }, { "King of spades", "4 of clubs" }, { "6 of clubs", "7 of clubs" } },
    turned  = { "2 of spades" },
    moves   = { "1 play S5", "2 play SK", "3 play C6" },
    gains   = { 5, 0, 0 },
    winners = { 1 } },
}
