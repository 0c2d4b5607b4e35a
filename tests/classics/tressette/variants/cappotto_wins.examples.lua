return examples {
  { say     = "all tricks win the match, whatever the scores",
    scores  = { 0, 30, 0, 30 },
    hands   = { { "3 of coins", "2 of coins" }, { "4 of coins", "5 of coins" }, { "4 of cups", "5 of cups" },
                { "4 of swords", "5 of swords" } },
    moves   = { "1 play O3", "2 play O4", "3 play C4", "4 play S4", "1 play O2" },
    winners = { 1, 3 } },
}
