return examples {
  { say     = "all four points win the match",
    hands   = { { "Ace of diamonds", "2 of clubs" }, { "2 of diamonds", "3 of clubs" },
                { "Jack of diamonds", "4 of clubs" }, { "5 of spades", "6 of spades" } },
    moves   = { "1 bid 4", "1 play DA", "2 play D2", "3 play DJ", "4 play S5" },
    scores  = { 0, 6, 6, 6 },
    winners = { 1 } },
}
