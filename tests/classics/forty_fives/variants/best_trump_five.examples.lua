return examples {
  { say    = "the best trump in play is five more",
    players = 3,
    hands  = { { "5 of spades", "3 of clubs" }, { "King of spades", "4 of clubs" }, { "6 of clubs", "7 of clubs" } },
    turned = { "2 of spades" },
    moves  = { "1 play S5", "2 play SK", "3 play C6", "1 play C3", "2 play C4", "3 play C7" },
    gains  = { 15, 0, 0 } },
}
