return examples {
  { say   = "nothing is laid, not even five cards in a row",
    hands = { { "H10", "H9", "H8", "H7", "H6" }, { "SK", "HK", "DK", "CK", "C6" },
              { "S6", "S7", "S9", "D6", "D7" }, { "C7", "C8", "C10", "D8", "S8" } },
    moves = { "1 declare top_down" },
    legal = { "1 play H10", "1 play H9", "1 play H8", "1 play H7", "1 play H6" } },

  { say   = "stöck count",
    hands = { { "SK", "SQ", "H7" }, { "S6", "S7", "D7" }, { "H6", "D6", "C6" }, { "C7", "H8", "D8" } },
    moves = { "1 declare spades", "1 play SK", "2 play S6", "3 play H6", "4 play C7", "1 play SQ", "2 play S7" },
    gains = { 24, 0, 24, 0 } },
}
