return examples {
  { say       = "the petite counts once",
    contract  = "petite", declarer = 1,
    points    = { 48 },
    among     = { { "21 of trumps", "Excuse" } },
    figures   = { target = 41, margin = 7, unit = 32 },
    gains     = { 96, -32, -32, -32 } },

  { say       = "it can be bid at once, and the chien is taken up",
    players   = 3,
    hands     = { { "King of spades", "2 of spades", "3 of spades" }, { "4 of hearts", "5 of hearts", "6 of hearts" },
                  { "4 of clubs", "5 of clubs", "6 of clubs" } },
    chien     = { "7 of diamonds", "8 of diamonds", "9 of diamonds" },
    moves     = { "1 bid petite" },
    contract  = "petite", declarer = 1,
    to_act    = { 1 },
    shown     = { "7 of diamonds", "8 of diamonds", "9 of diamonds" } },
}
