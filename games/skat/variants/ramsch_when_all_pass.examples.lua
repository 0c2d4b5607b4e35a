return examples {
  { say    = "most card points lose as many",
    tricks = { 5, 3, 2 },
    cases  = { { points = { 60, 40, 20 }, gains = { -60, 0, 0 } },
               { points = { 30, 41, 49 }, gains = { 0, 0, -49 } } } },

  { say    = "twice, if somebody took no trick",
    points = { 70, 50, 0 }, tricks = { 6, 4, 0 },
    gains  = { -140, 0, 0 } },

  { say    = "all tricks win 120 instead",
    points = { 0, 120, 0 }, tricks = { 0, 10, 0 },
    gains  = { 0, 120, 0 } },

  { say        = "of those who have equally many the one with the last trick loses alone, otherwise all of them",
    last_trick = { leader = 1, cards = { "Ace of clubs", "7 of clubs", "8 of clubs" } },
    tricks     = { 4, 4, 2 },
    cases      = { { points = { 45, 45, 30 }, gains = { -45, 0, 0 } },
                   { points = { 30, 45, 45 }, gains = { 0, -45, -45 } } } },

  { say    = "the jacks are trumps, and the skat goes to the last trick",
    hands  = { { "Ace of clubs" }, { "7 of clubs" }, { "Jack of diamonds" } },
    skat   = { "10 of hearts", "King of hearts" },
    moves  = { "2 pass", "3 pass", "1 pass", "1 play CA" },
    points = { 0, 0, 27 },
    gains  = { 0, 0, 120 } },

  { say    = "only to the last: whoever wins the first does not get it",
    hands  = { { "Ace of clubs", "7 of spades" }, { "7 of clubs", "Ace of spades" },
               { "8 of clubs", "8 of spades" } },
    skat   = { "10 of hearts", "King of hearts" },
    moves  = { "2 pass", "3 pass", "1 pass", "1 play CA", "2 play C7", "3 play C8" },
    points = { 11, 25, 0 },
    gains  = { 0, -50, 0 } },

  { say    = "a game that somebody bids is played as ever",
    hands  = { { "7 of clubs", "7 of spades" }, { "8 of clubs", "8 of spades" }, { "9 of clubs", "9 of spades" } },
    skat   = { "10 of hearts", "King of hearts" },
    moves  = { "2 pass", "3 pass", "1 bid 18", "1 discard H10 HK", "1 declare null", "1 play S7" },
    gains  = { 23, 0, 0 } },

  { say     = "with four the dealer rests, and is not the one without a trick",
    players = 4, sits_out = { 4 },
    tricks  = { 5, 3, 2, 0 }, points = { 60, 40, 20, 0 },
    gains   = { -60, 0, 0, 0 } },
}
