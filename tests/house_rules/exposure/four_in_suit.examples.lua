return examples {
  { say      = "four in sequence count two in one suit, otherwise one",
    hand     = { "Ace of spades", "King of spades", "Queen of spades", "Jack of spades", "10 of hearts" },
    may_meld = { { "Ace of spades", "King of spades", "Queen of spades", "Jack of spades", points = 2 },
                 { "King of spades", "Queen of spades", "Jack of spades", "10 of hearts", points = 1 } } },
  { say      = "a pair counts half a point, three of a kind nothing",
    hand     = { "Ace of spades", "Ace of hearts", "Ace of clubs", "9 of clubs" },
    may_meld = { { "Ace of spades", "Ace of hearts", points = 0.5 } },
    may_not_meld = { { "Ace of spades", "Ace of hearts", "Ace of clubs" } } },
}
