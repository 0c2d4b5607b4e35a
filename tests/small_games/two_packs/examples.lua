-- Worked examples of the words for melds. Seats 1 and 3 play against 2 and 4.

return examples {
  { say  = "a queen serves in a marriage and in a pinochle",
    hand = { "King of spades", "Queen of spades", "Jack of diamonds" },
    may_meld = { { "King of spades", "Queen of spades", points = 20 },
                 { "Queen of spades", "Jack of diamonds", points = 40 } } },

  { say  = "in trumps a marriage is forty, and a nine of trumps ten",
    hand = { "King of hearts", "Queen of hearts", "9 of hearts", "9 of clubs" },
    may_meld     = { { "King of hearts", "Queen of hearts", points = 40 }, { "9 of hearts", points = 10 } },
    may_not_meld = { { "9 of clubs" } } },

  { say  = "a run is of trumps",
    hand = { "Ace of hearts", "10 of hearts", "King of hearts", "Queen of hearts", "Jack of hearts" },
    may_meld = { { "Ace of hearts", "10 of hearts", "King of hearts", "Queen of hearts", "Jack of hearts",
                 points = 150 } } },

  { say  = "four aces are of four suits",
    hand = { "Ace of hearts", "Ace of hearts", "Ace of spades", "Ace of diamonds", "Ace of clubs" },
    may_meld     = { { "Ace of hearts", "Ace of spades", "Ace of diamonds", "Ace of clubs", points = 100 } },
    may_not_meld = { { "Ace of hearts", "Ace of hearts", "Ace of spades", "Ace of diamonds" } } },

  { say  = "a double pinochle has both of each",
    hand = { "Queen of spades", "Queen of spades", "Jack of diamonds", "Jack of diamonds" },
    may_meld = { { "Queen of spades", "Queen of spades", "Jack of diamonds", "Jack of diamonds", points = 300 } } },

  { say   = "a side without a trick loses its melds",
    hands = { { "King of spades", "Queen of spades" }, { "Ace of spades", "Ace of clubs" },
              { "9 of spades", "9 of clubs" }, { "Jack of spades", "Jack of clubs" } },
    moves = { "1 meld SK SQ", "1 play SK", "2 play SA", "3 play S9", "4 play SJ",
              "2 play CA", "3 play C9", "4 play CJ", "1 play SQ" },
    melded = { 20, 0, 0, 0 },
    gains  = { 0, 30, 0, 30 } },

  { say   = "with a trick they count",
    hands = { { "Ace of spades", "King of clubs", "Queen of clubs" }, { "Jack of spades", "Ace of clubs",
              "9 of spades" },
              { "9 of spades", "9 of clubs", "9 of diamonds" }, { "Jack of diamonds", "Jack of clubs", "Queen of "
                .. "diamonds" } },
    moves = { "1 meld CK CQ", "1 play SA", "2 play SJ", "3 play S9", "4 play DJ" },
    to_act = { 1 } },
}
