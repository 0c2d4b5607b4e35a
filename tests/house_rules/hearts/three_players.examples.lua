return examples {
  { say     = "three players: who takes them all scores nothing, and the other two 26",
    players = 3,
    points  = { 0, 26, 0 },
    gains   = { 26, 0, 26 } },

  { say     = "three cards go to the left at first, and the 2 of clubs is led at once",
    players = 3,
    hands   = { { "2 of clubs", "3 of clubs", "4 of clubs", "5 of clubs" },
                { "2 of spades", "3 of spades", "4 of spades", "5 of spades" },
                { "3 of diamonds", "4 of diamonds", "5 of diamonds", "6 of diamonds" } },
    moves   = { "1 give C3 C4 C5", "2 give S3 S4 S5", "3 give D3 D4 D5" },
    hands_after = { { "3 of diamonds", "4 of diamonds", "5 of diamonds" },
                    { "2 of spades", "3 of clubs", "4 of clubs", "5 of clubs" } },
    to_act  = { 2 } },

  { say     = "four players: as always",
    points  = { 0, 25, 0, 1 },
    gains   = { 0, 25, 0, 1 } },
}
