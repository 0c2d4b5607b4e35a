return examples {
  { say    = "after the first card the declarer's partner is played by the declarer",
    hands  = { { "9 of clubs", "10 of clubs" }, { "Ace of clubs", "King of clubs", "9 of hearts" },
               { "Jack of clubs", "Queen of clubs" }, { "Ace of spades", "9 of spades" } },
    moves  = { "4 declare black", "1 play C9" },
    legal  = { "2 play CA", "2 play CK" },
    exposed_after = { [2] = { "Ace of clubs", "King of clubs", "9 of hearts" } } },

  { say    = "tricks count twice for a side that is favoured",
    cases  = { { tricks = { 1, 2, 1, 2 }, gains = { 2, 4, 2, 4 } },
               { favoured = { 2, 4 }, tricks = { 1, 2, 1, 2 }, gains = { 2, 8, 2, 8 } },
               { favoured = { 1, 2, 3, 4 }, tricks = { 1, 2, 1, 2 }, gains = { 4, 8, 4, 8 } } } },
}
