return examples {
  { say      = "the called suit is not led to the first trick",
    players  = 5, contract = "garde", declarer = 2, partner = 3, called = { "King of hearts" },
    hand     = { "2 of hearts", "Queen of hearts", "3 of clubs", "5 of trumps", "Excuse" },
    may_play = { "3 of clubs", "5 of trumps", "Excuse" } },

  { say      = "the called card itself may be led",
    players  = 5, contract = "garde", declarer = 2, partner = 1, called = { "King of hearts" },
    hand     = { "2 of hearts", "King of hearts", "3 of clubs" },
    may_play = { "King of hearts", "3 of clubs" } },

  { say      = "a hand of nothing else may lead it",
    players  = 5, contract = "garde", declarer = 2, partner = 3, called = { "King of hearts" },
    hand     = { "2 of hearts", "Queen of hearts" },
    may_play = { "2 of hearts", "Queen of hearts" } },

  { say      = "behind a led Excuse the next player is free (ruling 20)",
    players  = 5, contract = "garde", declarer = 2, partner = 3, called = { "King of hearts" },
    trick    = { "Excuse" },
    hand     = { "2 of hearts", "3 of clubs" },
    may_play = { "2 of hearts", "3 of clubs" } },

  { say      = "from the second trick on every lead is free",
    players  = 5, contract = "garde", declarer = 2, partner = 3, called = { "King of hearts" },
    first_trick = false,
    hand     = { "2 of hearts", "3 of clubs" },
    may_play = { "2 of hearts", "3 of clubs" } },

  { say      = "the suit is followed as always",
    players  = 5, contract = "garde", declarer = 2, partner = 3, called = { "King of hearts" },
    trick    = { "King of hearts" },
    hand     = { "2 of hearts", "3 of clubs" },
    may_play = { "2 of hearts" } },
}
