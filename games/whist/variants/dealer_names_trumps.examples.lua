local hands = { { "9 of spades", "2 of hearts", "4 of hearts" }, { "3 of hearts", "7 of hearts", "King of diamonds" },
                { "3 of clubs", "8 of clubs", "9 of clubs" }, { "3 of diamonds", "8 of diamonds", "Jack of spades" } }

return examples {
  { say    = "the dealer is asked first of all, has to name a suit, and sees only the own hand",
    hands  = hands,
    moves  = {},
    asks_next = 4,
    legal  = { "4 declare spades", "4 declare hearts", "4 declare diamonds", "4 declare clubs" },
    refused = { ["4 pass"] = "may-not-pass" },
    exposed_after = { {}, {}, {}, {} },
    does_not_see  = { { "hands" }, { "hands" }, { "hands" }, { "hands" } } },

  { say    = "then the dealer's left leads, and the suit that was named is trumps",
    hands  = hands,
    cases  = { { moves = { "4 declare spades" }, asks_next = 1, trump_suit_after = "spades" },
               { moves = { "4 declare hearts" }, asks_next = 1, trump_suit_after = "hearts" },
               { moves = { "4 declare diamonds" }, asks_next = 1, legal = { "1 play S9", "1 play H4", "1 play H2" } },
               { moves = { "4 declare diamonds", "1 play S9", "2 play DK", "3 play C8", "4 play SJ" }, winner = 2 },
               { moves = { "4 declare clubs", "1 play S9", "2 play DK", "3 play C8", "4 play SJ" }, winner = 3 } } },

  { say    = "the hands stay hidden when trumps are named",
    hands  = hands,
    moves  = { "4 declare clubs" },
    does_not_see  = { { "hands" }, { "hands" }, { "hands" }, { "hands" } } },
}
