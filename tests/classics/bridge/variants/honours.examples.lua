-- In deals of a few cards every contract fails: three tricks short are 150 for the others.

return examples {
  { say   = "four honours of trumps in one hand are a hundred, whatever becomes of the bid",
    hands = { { "8 of clubs", "9 of clubs", "8 of hearts", "9 of hearts" },
              { "6 of clubs", "7 of clubs", "6 of hearts", "7 of hearts" },
              { "4 of clubs", "5 of clubs", "4 of hearts", "5 of hearts" },
              { "Ace of spades", "King of spades", "Queen of spades", "Jack of spades" } },
    moves = { "4 bid 1s", "1 play C8", "2 play C6", "3 play C4", "4 play SA", "4 play SK", "1 play C9", "2 play C7",
              "3 play C5", "4 play SQ", "1 play H8", "2 play H6", "3 play H4" },
    gains = { 150, 100, 150, 100 } },

  { say   = "of the other side, too",
    hands = { { "Ace of spades", "King of spades", "Queen of spades", "Jack of spades" },
              { "6 of clubs", "7 of clubs", "6 of hearts", "7 of hearts" },
              { "4 of clubs", "5 of clubs", "4 of hearts", "5 of hearts" },
              { "8 of spades", "9 of clubs", "8 of hearts", "9 of hearts" } },
    moves = { "4 bid 1s", "1 play SA", "2 play C6", "3 play C4", "1 play SK", "2 play C7", "3 play C5", "4 play C9",
              "1 play SQ", "2 play H6", "3 play H4", "4 play H8" },
    gains = { 450, 0, 450, 0 } },

  { say   = "all five are a hundred and fifty, and so are four aces without trumps",
    cases = {
      { hands = { { "7 of clubs", "8 of clubs", "9 of clubs", "8 of hearts", "9 of hearts" },
                  { "4 of clubs", "5 of clubs", "6 of clubs", "6 of hearts", "7 of hearts" },
                  { "2 of clubs", "3 of clubs", "2 of hearts", "4 of hearts", "5 of hearts" },
                  { "Ace of spades", "King of spades", "Queen of spades", "Jack of spades", "10 of spades" } },
        moves = { "4 bid 1s", "1 play C7", "2 play C4", "3 play C2", "4 play SA", "4 play SK", "1 play C8", "2 play C5",
                  "3 play C3", "4 play SQ", "1 play C9", "2 play C6", "3 play H2", "4 play SJ", "1 play H8",
                  "2 play H6", "3 play H4" },
        gains = { 100, 150, 100, 150 } },
      { hands = { { "8 of clubs", "9 of spades", "9 of diamonds", "9 of hearts" },
                  { "6 of clubs", "7 of spades", "6 of diamonds", "7 of hearts" },
                  { "4 of clubs", "5 of spades", "4 of diamonds", "5 of hearts" },
                  { "Ace of spades", "Ace of hearts", "Ace of diamonds", "Ace of clubs" } },
        moves = { "4 bid 1nt", "1 play C8", "2 play C6", "3 play C4", "4 play CA", "4 play SA", "1 play S9", "2 play S7",
                  "3 play S5", "4 play HA", "1 play H9", "2 play H7", "3 play H5" },
        gains = { 150, 150, 150, 150 } } } },
}
