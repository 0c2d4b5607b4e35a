return examples {
  { say          = "the row is turned up as ever",
    row          = { "10 of clubs", "9 of clubs", "Queen of diamonds" },
    hands        = { { "King of spades", "9 of hearts" }, { "9 of spades", "Queen of hearts" } },
    moves        = {},
    target_after = 7 },
}
