return examples {
  { say   = "they are named in the second round",
    turned = { "8 of hearts" },
    moves = { "1 pass", "2 pass", "3 pass", "4 pass" },
    legal = { "1 pass", "1 declare spades", "1 declare diamonds", "1 declare clubs", "1 declare all_trumps",
              "1 declare no_trumps" } },

  { say      = "every suit ranks and counts from the jack down",
    contract = "all trumps",
    cases    = { { trick = { "Ace of spades", "9 of spades", "Jack of hearts", "10 of spades" }, winner = 2 },
                 { trick = { "Ace of spades", "9 of spades", "Jack of hearts", "Jack of spades" }, winner = 4 } } },

  { say      = "and a card has to be beaten",
    contract = "all trumps",
    trick    = { "Ace of spades" }, hand = { "9 of spades", "7 of spades", "Jack of hearts" },
    may_play = { "9 of spades" } },

  { say      = "each suit counts 38 either way",
    captured = { { "spades" }, {}, {}, {} },
    cases    = { { contract = "all trumps", points = { 38, 0, 0, 0 } },
                 { contract = "no trumps", points = { 38, 0, 0, 0 } } } },

  { say    = "with all trumps each suit has its belote, without trumps none",
    hands  = { { "King of spades", "Queen of spades", "King of hearts", "Queen of hearts" },
               { "7 of spades", "8 of spades", "7 of hearts", "8 of hearts" },
               { "7 of diamonds", "8 of diamonds", "9 of diamonds", "10 of diamonds" },
               { "7 of clubs", "8 of clubs", "9 of clubs" } },
    turned = { "10 of clubs" },
    cases  = {
      { moves   = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass", "3 pass", "4 declare all_trumps",
                    "1 play SK", "2 play S7", "3 play D7", "4 play C7", "1 play SQ", "2 play S8", "3 play D8",
                    "4 play C8", "1 play HK", "2 play H7", "3 play D9", "4 play C9", "1 play HQ" },
        figures = { total = { 292, 0 } } },
      { moves   = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass", "3 pass", "4 declare no_trumps",
                    "1 play SK", "2 play S7", "3 play D7", "4 play C7", "1 play SQ", "2 play S8", "3 play D8",
                    "4 play C8", "1 play HK", "2 play H7", "3 play D9", "4 play C9", "1 play HQ" },
        figures = { total = { 252, 0 } } } } },
}
