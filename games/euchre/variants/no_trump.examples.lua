return examples {
  { say   = "it is named in the second round",
    turned = { "Queen of diamonds" },
    moves = { "1 pass", "2 pass", "3 pass", "4 pass" },
    legal = { "1 pass", "1 declare clubs", "1 declare hearts", "1 declare spades", "1 declare no_trump" } },

  { say      = "and scores as ever",
    contract = "no trump", declarer = 1,
    cases    = { { tricks = { 3, 1, 1, 0 }, gains = { 1, 0, 1, 0 } },
                 { tricks = { 1, 3, 1, 0 }, gains = { 0, 2, 0, 2 } } } },

  { say      = "without trumps there are no bowers",
    contract = "no trump",
    trick    = { "Jack of clubs", "Queen of clubs", "Jack of spades", "9 of clubs" },
    winner   = 2 },

  { say      = "and a jack follows its own suit",
    contract = "no trump",
    trick    = { "10 of clubs" },
    hand     = { "Jack of clubs", "Ace of hearts" },
    may_play = { "Jack of clubs" } },
}
