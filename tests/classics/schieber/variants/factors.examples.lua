local hands = { { "HK", "HQ", "H7" }, { "H6", "S7", "D7" }, { "S6", "D6", "C6" }, { "C7", "S8", "D8" } }
local black = { { "SK", "SQ", "S9" }, { "S6", "H7", "D7" }, { "H6", "D6", "C6" }, { "C7", "H8", "D8" } }

return examples {
  { say   = "hearts count single, spades double: the trick and stöck",
    cases = { { hands = hands, moves = { "1 declare hearts", "1 play HK", "2 play H6", "3 play S6", "4 play C7",
                                         "1 play HQ", "2 play S7" },
                gains = { 24, 0, 24, 0 } },
              { hands = black, moves = { "1 declare spades", "1 play SK", "2 play S6", "3 play H6", "4 play C7",
                                         "1 play SQ", "2 play H7" },
                gains = { 48, 0, 48, 0 } } } },

  { say   = "top-down triple, the weis too",
    hands = { { "H10", "H9", "H8", "H7", "H6" }, { "SK", "HK", "DK", "CK", "C6" },
              { "S6", "S7", "S9", "D6", "D7" }, { "C7", "C8", "C10", "D8", "S8" } },
    moves = { "1 declare top_down", "1 meld H10 H9 H8 H7 H6", "1 play H6", "2 play HK", "3 play S6", "4 play C7" },
    gains = { 300, 12, 300, 12 } },

  { say     = "2500 points win, and a thousand do not yet",
    hands   = { { "HA", "H7" }, { "H6", "S7" }, { "S6", "D6" }, { "C7", "S8" } },
    moves   = { "1 declare hearts", "1 play HA", "2 play H6", "3 play S6", "4 play C7" },
    cases   = { { scores = { 990, 0, 990, 0 }, gains = { 116, 0, 116, 0 } },
                { scores = { 2490, 0, 2490, 0 }, gains = { 11, 0, 11, 0 }, winners = { 1, 3 } } } },
}
