return examples {
  { say   = "the holder of the 2 of clubs leads at once",
    hands = { { "2 of spades", "3 of spades", "4 of spades" }, { "5 of spades", "6 of spades", "7 of spades" },
              { "2 of clubs", "8 of spades", "9 of spades" }, { "10 of spades", "Jack of spades", "King of spades" } },
    moves = {},
    to_act = { 4 } },

  { say   = "and nobody has anything to give",
    hands = { { "2 of clubs", "3 of clubs" }, { "5 of clubs", "4 of clubs" }, { "6 of clubs" }, { "7 of clubs" } },
    moves = {},
    refused = { ["1 give C2 C3"] = "unreadable" },
    legal = { "2 play C5", "2 play C4" } },
}
