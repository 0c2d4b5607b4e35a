return examples {
  { say    = "the jokers and two deuces are the best trumps",
    trick  = { "Ace of spades", "2 of spades", "2 of diamonds", "King of spades" },
    cases  = { { winner = 3 },
               { trick = { "2 of diamonds", "Little joker", "Big joker", "Ace of spades" }, winner = 3 } } },

  { say      = "and spades in every way",
    cases    = { { trick = { "9 of diamonds" }, hand = { "2 of diamonds", "5 of hearts" },
                   may_play = { "2 of diamonds", "5 of hearts" } },
                 { trick = { "9 of spades" }, hand = { "Big joker", "2 of diamonds", "5 of hearts" },
                   may_play = { "Big joker", "2 of diamonds" } } } },

  { say      = "so they are not led before one has been played",
    hand     = { "Little joker", "2 of diamonds", "9 of clubs" },
    may_play = { "9 of clubs" } },
}
