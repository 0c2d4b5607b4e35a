return examples {
  { say    = "the jokers and two deuces are the best trumps, in this order",
    cases  = { { trick = { "2 of diamonds", "Little joker", "Big joker", "Ace of spades" }, winner = 3 },
               { trick = { "Ace of spades", "2 of spades", "Little joker", "2 of diamonds" }, winner = 3 },
               { trick = { "Ace of spades", "2 of spades", "2 of diamonds", "King of spades" }, winner = 3 },
               { trick = { "Ace of spades", "King of spades", "2 of spades", "3 of spades" }, winner = 3 },
               { trick = { "3 of spades", "4 of spades", "King of spades", "Queen of spades" }, winner = 3 },
               { trick = { "Ace of diamonds", "3 of spades", "2 of diamonds", "King of diamonds" }, winner = 3 } } },

  { say    = "and spades in every way: they are followed with, and trump",
    cases  = { { trick = { "9 of diamonds" }, hand = { "2 of diamonds", "5 of hearts" },
                 may_play = { "2 of diamonds", "5 of hearts" } },
               { trick = { "9 of diamonds" }, hand = { "2 of diamonds", "5 of diamonds" },
                 may_play = { "5 of diamonds" } },
               { trick = { "9 of spades" }, hand = { "Big joker", "2 of diamonds", "5 of hearts" },
                 may_play = { "Big joker", "2 of diamonds" } },
               { trick = { "Little joker" }, hand = { "4 of spades", "5 of hearts" }, may_play = { "4 of spades" } },
               { trick = { "2 of diamonds" }, hand = { "4 of spades", "5 of diamonds" },
                 may_play = { "4 of spades" } } } },

  { say      = "so they are not led before one has been played",
    hand     = { "Little joker", "Big joker", "2 of diamonds", "9 of clubs" },
    may_play = { "9 of clubs" } },

  { say      = "and each of them opens the spades",
    leader   = 2,
    hand     = { "Ace of spades", "9 of clubs" },
    may_play = { "Ace of spades", "9 of clubs" },
    cases    = { { played = { "9 of hearts", "2 of diamonds", "4 of hearts", "5 of hearts" } },
                 { played = { "9 of hearts", "Big joker", "4 of hearts", "5 of hearts" } },
                 { played = { "9 of hearts", "Little joker", "4 of hearts", "5 of hearts" } } } },

  { say   = "the twos of hearts and clubs are not in the pack",
    for_all_deals = 20,
    holds = function (result)
      return #result:ranked({ "2" }) == 2 and #result:ranked(trump) == 16
    end },
}
