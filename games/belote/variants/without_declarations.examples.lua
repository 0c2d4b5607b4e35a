return examples {
  { say     = "nothing is declared, not even four queens",
    hands   = { { "Queen of spades", "Queen of diamonds", "Queen of clubs", "Queen of hearts" },
                { "7 of spades", "8 of spades", "9 of spades", "10 of spades" },
                { "7 of diamonds", "8 of diamonds", "9 of diamonds", "10 of diamonds" },
                { "7 of clubs", "8 of clubs", "9 of clubs", "10 of clubs" } },
    turned  = { "8 of hearts" },
    moves   = { "1 declare take" },
    legal   = { "1 play SQ", "1 play DQ", "1 play CQ", "1 play HQ", "1 play H8" } },

  { say     = "belote is",
    hands   = { { "King of hearts", "Queen of hearts" }, { "7 of spades", "8 of spades" },
                { "7 of diamonds", "8 of diamonds" }, { "7 of clubs", "8 of clubs" } },
    turned  = { "8 of hearts" },
    moves   = { "1 declare take", "1 play HK", "2 play S7", "3 play D7", "4 play C7", "1 play HQ", "2 play S8",
                "3 play D8", "4 play C8" },
    figures = { total = { 272, 0 } } },
}
