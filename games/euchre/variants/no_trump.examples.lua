local hands = { { "9 of clubs", "10 of clubs" }, { "Ace of hearts", "King of hearts" },
                { "Ace of clubs", "King of clubs" }, { "9 of diamonds", "10 of diamonds" } }

return examples {
  { say    = "it is named in the second round",
    hands  = hands, turned = { "Queen of diamonds" },
    cases  = { { moves = {}, legal = { "1 pass", "1 declare order_up" } },
               { moves = { "1 pass", "2 pass", "3 pass", "4 pass" },
                 legal = { "1 pass", "1 declare clubs", "1 declare hearts", "1 declare spades",
                           "1 declare no_trump" } } } },

  { say    = "and the maker may go alone as ever",
    hands  = hands, turned = { "Queen of diamonds" },
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 declare no_trump" },
    contract = "no trump", declarer = 2, trump_suit_after = "none",
    legal  = { "2 pass", "2 declare alone" } },

  { say      = "it scores as ever",
    contract = "no trump", declarer = 1,
    cases    = { { tricks = { 3, 1, 1, 0 }, gains = { 1, 0, 1, 0 } },
                 { tricks = { 3, 0, 2, 0 }, gains = { 2, 0, 2, 0 } },
                 { tricks = { 1, 3, 1, 0 }, gains = { 0, 2, 0, 2 } } } },

  { say      = "without trumps there are no bowers",
    contract = "no trump",
    trick    = { "Jack of clubs", "Queen of clubs", "Jack of spades", "9 of clubs" },
    winner   = 2 },

  { say      = "and every suit ranks A K Q J 10 9",
    contract = "no trump",
    cases    = { { trick = { "10 of hearts", "Jack of hearts", "9 of hearts", "Ace of spades" }, winner = 2 },
                 { trick = { "Queen of hearts", "King of hearts", "Ace of hearts", "Jack of diamonds" },
                   winner = 3 } } },

  { say      = "and a jack follows its own suit",
    contract = "no trump",
    trick    = { "10 of clubs" },
    hand     = { "Jack of clubs", "Ace of hearts" },
    may_play = { "Jack of clubs" } },
}
