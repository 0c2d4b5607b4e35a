return examples {
  { say     = "after sixty to sixty three deals count double",
    hands   = { { "9 of spades", "7 of clubs" }, { "7 of spades", "8 of clubs" }, { "8 of spades", "9 of clubs" } },
    skat    = { "7 of hearts", "7 of diamonds" },
    aside   = { { "Ace", "10 of clubs", "King of clubs", "Jack of clubs" },
                { "10 of spades", "10 of hearts", "10 of diamonds", "King of spades", "King of hearts",
                  "King of diamonds", "Queen", "Jack of spades", "Jack of hearts", "Jack of diamonds" } },
    moves   = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9", "2 play S7",
                "3 play S8" },
    gains   = { -40, 0, 0 },
    tallies_after = { bock = 3 } },

  { say       = "and after a contra that was lost",
    contract  = "null", bid = "18", declarer = 1, announced = { [2] = { "contra" } },
    cases     = { { tricks = { 1, 0, 0 }, gains = { -92, 0, 0 }, tallies_after = { bock = 3 } },
                  { tricks = { 0, 6, 4 }, gains = { 46, 0, 0 }, tallies_after = { bock = 0 } } } },

  { say      = "each of them double, until none is left",
    contract = "null", bid = "18", declarer = 1, tricks = { 0, 6, 4 },
    cases    = { { tallies = { bock = 3 }, gains = { 46, 0, 0 }, tallies_after = { bock = 2 } },
                 { tallies = { bock = 1 }, gains = { 46, 0, 0 }, tallies_after = { bock = 0 } },
                 { tallies = { bock = 0 }, gains = { 23, 0, 0 }, tallies_after = { bock = 0 } } } },
}
