local hands = { { "9 of spades", "2 of hearts" }, { "3 of hearts", "King of spades" },
                { "3 of clubs", "Queen of spades" }, { "3 of diamonds", "Jack of spades" } }

return examples {
  { say    = "hearts, clubs, diamonds and spades in turn, and round again",
    hands  = hands,
    moves  = {},
    cases  = { { deal = 1, trump_suit_after = "hearts" }, { deal = 2, trump_suit_after = "clubs" },
               { deal = 3, trump_suit_after = "diamonds" }, { deal = 4, trump_suit_after = "spades" },
               { deal = 5, trump_suit_after = "hearts" } } },

  { say    = "whose suit it is wins",
    trick  = { "9 of spades", "Ace of hearts", "2 of clubs", "King of diamonds" },
    cases  = { { deal = 1, winner = 2 }, { deal = 2, winner = 3 }, { deal = 3, winner = 4 }, { deal = 4, winner = 1 },
               { deal = 5, winner = 2 }, { deal = 8, winner = 1 } } },

  { say    = "and no card lies open",
    hands  = hands,
    moves  = {},
    exposed_after = { {}, {}, {}, {} },
    does_not_see  = { { "hands" }, { "hands" }, { "hands" }, { "hands" } } },
}
