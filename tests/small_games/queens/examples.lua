return examples {
  { say    = "who holds the queens of clubs is one side",
    hands  = { { "Queen of clubs", "9 of hearts" }, { "Ace of clubs", "10 of hearts" },
               { "Queen of clubs", "Jack of hearts" }, { "King of clubs", "King of hearts" } },
    moves  = { "1 play CQ", "2 play CA", "3 play CQ", "4 play CK", "2 play H10", "3 play HJ", "4 play HK",
               "1 play H9" },
    tricks = { 0, 1, 0, 1 },
    gains  = { -6, 0, -6, 0 } },

  { say    = "the first other player who wins a trick is the partner in a wedding",
    hands  = { { "Queen of clubs", "Queen of clubs" }, { "Ace of clubs", "10 of hearts" },
               { "Jack of clubs", "Jack of hearts" }, { "King of clubs", "King of hearts" } },
    moves  = { "1 declare wedding", "1 play CQ", "2 play CA", "3 play CJ", "4 play CK", "2 play H10", "3 play HJ",
               "4 play HK", "1 play CQ" },
    tricks = { 0, 1, 0, 1 },
    gains  = { -5, -5, 0, 0 } },
}
