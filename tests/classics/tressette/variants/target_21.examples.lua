return examples {
  { say     = "twenty-one points win",
    scores  = { 16, 15, 16, 15 },
    hands   = { { "Ace of coins", "4 of coins" }, { "Ace of cups", "5 of cups" }, { "Ace of swords", "6 of swords" },
                { "Ace of clubs", "7 of clubs" } },
    moves   = { "1 play OA", "2 play CA", "3 play SA", "4 play BA" },
    gains   = { 5, 0, 5, 0 },
    winners = { 1, 3 } },
}
