-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4.

return examples {
  -- Playing.

  { say      = "spades are not led before one has been played",
    hand     = { "Ace of spades", "3 of hearts", "9 of clubs" },
    may_play = { "3 of hearts", "9 of clubs" } },

  { say      = "who holds only spades may lead them",
    hand     = { "King of spades", "4 of spades" },
    may_play = { "King of spades", "4 of spades" } },

  { say      = "who cannot follow suit may trump, which opens the spades",
    trick    = { "9 of diamonds" },
    hand     = { "2 of spades", "5 of hearts" },
    may_play = { "2 of spades", "5 of hearts" } },

  { say      = "once a spade has been played they may be led",
    played   = { "9 of diamonds", "2 of spades", "4 of diamonds", "5 of diamonds" },
    leader   = 2,
    hand     = { "Ace of spades", "9 of clubs" },
    may_play = { "Ace of spades", "9 of clubs" } },

  -- Scoring.

  { say       = "ten for each trick bid and one for each over; ten bags cost a hundred",
    predicted = { 3, 4, 3, 2 },
    tricks    = { 5, 2, 5, 1 },
    scores    = { 246, 0, 246, 0 },
    tallies   = { bags = { 6, 0, 6, 0 } },
    gains     = { -36, -60, -36, -60 },
    tallies_after = { bags = { 0, 0, 0, 0 } } },

  { say       = "the tricks of a nil that fails are bags and do not help the partner",
    predicted = { 0, 4, 4, 4 },
    tricks    = { 2, 4, 3, 4 },
    gains     = { -138, 80, -138, 80 },
    tallies_after = { bags = { 2, 0, 2, 0 } } },

  { say       = "a nil that is kept, and a bag of the partner's",
    predicted = { 0, 4, 5, 3 },
    tricks    = { 0, 4, 6, 3 },
    tallies   = { bags = { 3, 0, 3, 0 } },
    gains     = { 151, 70, 151, 70 },
    tallies_after = { bags = { 4, 0, 4, 0 } } },

  { say       = "a contract that fails brings no bags",
    predicted = { 4, 2, 4, 2 },
    tricks    = { 4, 3, 3, 3 },
    tallies   = { bags = { 9, 0, 9, 0 } },
    gains     = { -80, 42, -80, 42 },
    tallies_after = { bags = { 9, 2, 9, 2 } } },

  { say     = "of two sides over five hundred the higher has won",
    scores  = { 505, 512, 505, 512 },
    finish  = true,
    winners = { 2, 4 } },
}
