return examples {
  { say      = "a part score brings nothing by itself, and stands below the line",
    contract = "1 no trumps", declarer = 1, tricks = { 9, 4, 0, 0 }, tallies = { below_the_line = { 0, 60, 0, 60 } },
    gains    = { 100, 0, 100, 0 },
    tallies_after = { below_the_line = { 40, 60, 40, 60 } } },

  { say      = "it is added to what stands there",
    contract = "1 no trumps", declarer = 1, tricks = { 7, 6, 0, 0 }, tallies = { below_the_line = { 50, 60, 50, 60 } },
    gains    = { 40, 0, 40, 0 },
    tallies_after = { below_the_line = { 90, 60, 90, 60 } } },

  { say      = "and with a hundred it is a game, after which both begin again",
    contract = "2 diamonds", declarer = 1, tricks = { 9, 4, 0, 0 }, tallies = { below_the_line = { 60, 90, 60, 90 } },
    tallies_after = { below_the_line = { 0, 0, 0, 0 } },
    cases    = { { gains = { 360, 0, 360, 0 } },
                 { say = "by whether the side is vulnerable in the deal that completes it", deal = 4,
                   gains = { 560, 0, 560, 0 } } } },

  { say      = "a game in one deal wipes both, too",
    contract = "4 spades", declarer = 2, tricks = { 3, 10, 0, 0 }, tallies = { below_the_line = { 60, 40, 60, 40 } },
    gains    = { 0, 420, 0, 420 },
    tallies_after = { below_the_line = { 0, 0, 0, 0 } } },

  { say      = "tricks over and what others fail in make no game",
    tallies  = { below_the_line = { 80, 90, 80, 90 } },
    tallies_after = { below_the_line = { 80, 90, 80, 90 } },
    cases    = { { contract = "3 spades", declarer = 1, tricks = { 8, 5, 0, 0 }, gains = { 0, 50, 0, 50 } } } },

  { say      = "in the last deal a part score is worth a hundred",
    deal     = 4, contract = "3 spades", declarer = 1, tricks = { 9, 4, 0, 0 },
    cases    = { { gains = { 190, 0, 190, 0 } },
                 { say = "also if the others have one", tallies = { below_the_line = { 0, 60, 0, 60 } },
                   gains = { 190, 0, 190, 0 } },
                 { say = "but not where it completes a game", tallies = { below_the_line = { 60, 0, 60, 0 } },
                   gains = { 590, 0, 590, 0 } },
                 { say = "nor in the fourth of eight deals", house = { deals = 8 }, gains = { 90, 0, 90, 0 } },
                 { say = "but in the eighth", house = { deals = 8 }, deal = 8, gains = { 190, 0, 190, 0 } } } },

  { say      = "one from before is worth nothing then",
    deal     = 4, contract = "3 spades", declarer = 1, tricks = { 8, 5, 0, 0 },
    tallies  = { below_the_line = { 60, 40, 60, 40 } }, gains = { 0, 100, 0, 100 } },
}
