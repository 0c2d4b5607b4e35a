return examples {
  { say   = "nothing is declared, not even three, two and ace of a suit",
    hands = { { "3 of coins", "2 of coins", "Ace of coins" }, { "4 of coins", "5 of coins", "6 of coins" },
              { "4 of cups", "5 of cups", "6 of cups" }, { "4 of swords", "5 of swords", "6 of swords" } },
    moves = {},
    legal = { "1 play O3", "1 play O2", "1 play OA" } },

  { say     = "twenty-one points win",
    scores  = { 16, 15, 16, 15 },
    hands   = { { "Ace of coins", "4 of coins" }, { "Ace of cups", "5 of cups" }, { "Ace of swords", "6 of swords" },
                { "Ace of clubs", "7 of clubs" } },
    moves   = { "1 play OA", "2 play CA", "3 play SA", "4 play BA" },
    gains   = { 5, 0, 5, 0 },
    winners = { 1, 3 } },
}
