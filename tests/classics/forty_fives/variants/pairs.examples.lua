return examples {
  { say    = "partners score together",
    scores = { 20, 10, 20, 10 },
    hands  = { { "5 of spades" }, { "King of spades" }, { "6 of clubs" }, { "7 of clubs" } },
    turned = { "2 of spades" },
    moves  = { "1 play S5", "2 play SK", "3 play C6", "4 play C7" },
    gains  = { 5, 0, 5, 0 } },
}
