return examples {
  { say   = "the lowest trump counts for whoever takes it",
    hands = { { "Ace of diamonds", "2 of clubs" }, { "2 of diamonds", "3 of clubs" },
              { "3 of diamonds", "Jack of diamonds" }, { "5 of spades", "6 of spades" } },
    moves = { "1 bid 3", "2 pass", "3 pass", "4 pass", "1 play DA", "2 play D2", "3 play D3", "4 play S5" },
    gains = { 3, 0, 1, 0 } },
}
