-- Worked examples of the words for melds. Seats 1 and 3 play against 2 and 4.

local hands = { { "Jack of spades", "10 of spades", "9 of spades", "Ace of hearts" },
                { "10 of diamonds", "9 of diamonds", "8 of diamonds", "7 of diamonds" },
                { "Queen of spades", "Queen of hearts", "Queen of diamonds", "Queen of clubs" },
                { "9 of clubs", "8 of clubs", "7 of clubs", "King of hearts" } }

return examples {
  { say   = "the side with the best single meld scores all of its own, the other nothing",
    hands = hands,
    moves = { "1 meld SJ S10 S9", "1 play HA", "2 meld D10 D9 D8 D7", "2 play D7", "3 pass", "3 play HQ",
              "4 meld C9 C8 C7", "4 play HK", "1 play SJ", "2 play D8", "3 play SQ", "4 play C9",
              "3 play CQ", "4 play C8", "1 play S10", "2 play D9" },
    melded  = { 20, 50, 0, 20 },
    shown   = { "10 of diamonds", "9 of diamonds", "8 of diamonds", "7 of diamonds",
                "9 of clubs", "8 of clubs", "7 of clubs" },
    figures = { declared = { 0, 70 }, runs = { 1, 1 } },
    gains   = { 0, 70, 0, 70 } },

  { say   = "four queens are listed above any sequence",
    hands = hands,
    moves = { "1 meld SJ S10 S9", "1 play HA", "2 meld D10 D9 D8 D7", "2 play D7",
              "3 meld SQ HQ DQ CQ", "3 play HQ",
              "4 meld C9 C8 C7", "4 play HK", "1 play SJ", "2 play D8", "3 play SQ", "4 play C9",
              "3 play CQ", "4 play C8", "1 play S10", "2 play D9" },
    figures = { declared = { 120, 0 } },
    gains   = { 120, 0, 120, 0 } },

  { say  = "an unbroken run is one sequence",
    hand = { "10 of diamonds", "9 of diamonds", "8 of diamonds", "7 of diamonds" },
    may_meld     = { { "10 of diamonds", "9 of diamonds", "8 of diamonds", "7 of diamonds", points = 50 } },
    may_not_meld = { { "10 of diamonds", "9 of diamonds", "8 of diamonds" } } },

  { say  = "of five and more a hundred, all in one",
    hand = { "Jack of clubs", "10 of clubs", "9 of clubs", "8 of clubs", "7 of clubs", "Queen of clubs" },
    may_meld     = { { "Queen of clubs", "Jack of clubs", "10 of clubs", "9 of clubs", "8 of clubs", "7 of clubs",
                       points = 100 } },
    may_not_meld = { { "Jack of clubs", "10 of clubs", "9 of clubs", "8 of clubs", "7 of clubs" } } },

  { say     = "part of a longer run is refused with its reason",
    hands   = hands,
    moves   = { "1 meld SJ S10 S9", "1 play HA" },
    refused = { ["2 meld D10 D9 D8"] = "part-of-run", ["2 meld D10 D9 C8"] = "not-your-card" } },

  { say   = "king and queen of trumps played by one player are twenty, counted with the second",
    hands = { { "King of hearts", "Queen of hearts" }, { "7 of spades", "8 of spades" },
              { "9 of spades", "10 of clubs" }, { "7 of clubs", "8 of clubs" } },
    moves = { "1 play HK", "2 play S7", "3 play S9", "4 play C7" },
    gains = { 20, 0, 20, 0 } },

  { say   = "played by two players they are nothing",
    hands = { { "King of hearts", "8 of hearts" }, { "7 of spades", "8 of spades" },
              { "Queen of hearts", "10 of clubs" }, { "7 of clubs", "8 of clubs" } },
    moves = { "1 play HK", "2 play S7", "3 play HQ", "4 play C7" },
    gains = { 0, 0, 0, 0 } },
}
