return examples {
  { say          = "four in sequence are of one suit",
    row          = { "King of hearts", "9 of diamonds", "Queen of clubs" },
    hand         = { "9 of spades", "10 of spades", "Jack of spades", "Queen of spades", "King of clubs" },
    may_meld     = { { "9 of spades", "10 of spades", "Jack of spades", "Queen of spades", points = 1 } },
    may_not_meld = { { "10 of spades", "Jack of spades", "Queen of spades", "King of hearts" },
                     { "9 of spades", "10 of spades", "Jack of spades", "Queen of spades", "King of clubs" } } },

  { say          = "five and six as well, for the same points",
    row          = { "Ace of hearts", "9 of diamonds", "Queen of clubs" },
    hand         = { "9 of hearts", "10 of hearts", "Jack of hearts", "Queen of hearts", "King of hearts" },
    may_meld     = { { "9 of hearts", "10 of hearts", "Jack of hearts", "Queen of hearts", "King of hearts",
                       points = 2 },
                     { "Ace of hearts", "9 of hearts", "10 of hearts", "Jack of hearts", "Queen of hearts",
                       "King of hearts", points = 3 } } },

  { say      = "three or four of a kind are of several suits by nature",
    row      = { "King of hearts", "9 of diamonds", "Queen of clubs" },
    hand     = { "King of spades", "King of diamonds", "King of clubs" },
    may_meld = { { "King of spades", "King of diamonds", "King of clubs", points = 1 },
                 { "King of hearts", "King of spades", "King of diamonds", "King of clubs", points = 2 } } },

  { say          = "a card of the row must fit the suit, too",
    row          = { "King of hearts", "9 of diamonds", "9 of clubs" },
    hand         = { "10 of hearts", "Jack of hearts", "Queen of hearts" },
    may_meld     = { { "10 of hearts", "Jack of hearts", "Queen of hearts", "King of hearts", points = 1 } },
    may_not_meld = { { "9 of clubs", "10 of hearts", "Jack of hearts", "Queen of hearts" } } },
}
