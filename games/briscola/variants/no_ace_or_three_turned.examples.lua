-- These deals come as they are shuffled: the first two turn the 3 of cups.

return examples {
  { say    = "a three goes back, and the next card that is neither an ace nor a three makes trumps",
    moves  = {},
    turned_after     = { "5 of cups" },
    trump_suit_after = "cups",
    to_act       = { 1 },
    sees         = { { "turned" }, { "turned" } },
    does_not_see = { { "stock" }, { "stock" } } },

  { say    = "it lies anywhere in the stock: whoever draws first does not draw it",
    moves  = { "1 play B4", "2 play SJ" },
    winner = 1,
    hands_after = { { "4 of cups", "3 of swords", "Ace of coins" } } },

  { say    = "only that card makes trumps: where nothing but aces and threes is left to be turned there are none",
    hands  = { { "2", "4", "5", "6" }, { "7", "Jack", "Knight", "King" } },
    moves  = {},
    turned_after     = {},
    trump_suit_after = "none" },

  { say     = "any other card stays",
    players = 3,
    moves   = {},
    turned_after     = { "7 of coins" },
    trump_suit_after = "coins" },
}
