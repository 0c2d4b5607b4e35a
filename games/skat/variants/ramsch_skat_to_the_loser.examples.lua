return examples {
  { say    = "whoever has most loses the points of the skat as well",
    tricks = { 5, 3, 2 },
    cases  = { { points = { 50, 40, 20 }, gains = { -60, 0, 0 } },
               { points = { 30, 41, 49 }, gains = { 0, 0, -49 } } } },

  { say    = "twice, if somebody took no trick",
    points = { 65, 45, 0 }, tricks = { 6, 4, 0 },
    gains  = { -150, 0, 0 } },

  { say        = "both of two who have most, if the third had the last trick",
    last_trick = { leader = 1, cards = { "Ace of clubs", "7 of clubs", "8 of clubs" } },
    tricks     = { 2, 4, 4 },
    points     = { 20, 45, 45 }, gains = { 0, -55, -55 } },

  { say    = "all tricks are worth 120 as before",
    points = { 0, 100, 0 }, tricks = { 0, 10, 0 },
    gains  = { 0, 120, 0 } },

  { say    = "nobody takes the skat with the last trick",
    hands  = { { "Ace of clubs", "7 of spades" }, { "7 of clubs", "Ace of spades" },
               { "8 of clubs", "8 of spades" } },
    skat   = { "10 of hearts", "King of hearts" },
    moves  = { "2 pass", "3 pass", "1 pass", "1 play CA", "2 play C7", "3 play C8" },
    points = { 11, 11, 0 } },
}
