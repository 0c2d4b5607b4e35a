return examples {
  { say = "whoever has played the best trump has three more",
    dealer = 4, turned = { "2 of hearts" }, scores = { 0, 0, 0, 0 },
    hands = { { "9 of spades" }, { "10 of spades" }, { "3 of hearts" }, { "4 of clubs" } },
    moves = { "1 play S9", "2 play S10", "3 play H3", "4 play C4" },
    gains = { 1, 0, 13, 0 } },

  { say = "twenty-five points end the match on the spot, and the best trump is not counted",
    dealer = 4, turned = { "2 of hearts" }, scores = { 0, 0, 15, 0 },
    hands = { { "9 of spades" }, { "10 of spades" }, { "3 of hearts" }, { "4 of clubs" } },
    moves = { "1 play S9", "2 play S10", "3 play H3", "4 play C4" },
    gains = { 1, 0, 10, 0 } },
}
