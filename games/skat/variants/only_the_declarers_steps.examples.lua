local one_of_two = { { "9 of spades", "7 of clubs" }, { "7 of spades", "8 of clubs" }, { "8 of spades", "9 of clubs" } }
local every_one  = { { "9 of spades" }, { "7 of spades" }, { "8 of spades" } }
local none       = { { "7 of spades" }, { "8 of spades" }, { "9 of spades" } }
local skat       = { "7 of hearts", "7 of diamonds" }
local most       = { "Ace of spades", "Ace of hearts", "Ace of diamonds", "10 of spades", "10 of hearts",
                     "10 of diamonds", "King of spades", "King of hearts", "King of diamonds", "Queen of spades",
                     "Queen of hearts", "Queen of diamonds", "Jack of spades", "Jack of hearts", "Jack of diamonds" }
local thirty     = { "Ace of clubs", "10 of clubs", "King of clubs", "Queen of clubs", "Jack of clubs" }

return examples {
  { say   = "thirty points of the declarer are no schneider",
    hands = one_of_two, skat = skat, aside = { thirty, most }, points = { 30, 90, 90 },
    cases = {
      { say = "hearts with one", figures = { multiplier = 2 }, gains = { -40, 0, 0 },
        moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9" } },
      { say = "but what was announced counts", figures = { multiplier = 5 }, gains = { -100, 0, 0 },
        moves = { "2 bid 18", "1 hold", "1 declare hand", "1 declare hearts", "1 declare schneider",
                  "1 play S9" } } } },

  { say     = "nor is a deal without a trick schwarz",
    hands   = none, skat = skat,
    aside   = { { "Jack of clubs" }, { "Ace", "10", "King", "Queen", "Jack of spades" } },
    cases   = {
      { say = "hearts with one", figures = { multiplier = 2 }, gains = { -40, 0, 0 },
        moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts" } },
      { say = "but what was announced counts", figures = { multiplier = 7 }, gains = { -140, 0, 0 },
        moves = { "2 bid 18", "1 hold", "1 declare hand", "1 declare hearts", "1 declare schwarz" } } } },

  { say     = "what the declarer makes does",
    hands   = every_one, skat = skat,
    aside   = { { "Ace", "10", "Jack of clubs" }, { "King", "Queen", "Jack of spades" } },
    moves   = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare spades" },
    figures = { multiplier = 4 }, gains = { 44, 0, 0 } },

  { say     = "thirty-one points are no schneider anyhow",
    hands   = one_of_two, skat = skat,
    aside   = { { "Ace of clubs", "10 of clubs", "King of hearts", "King of diamonds", "Jack of clubs" }, {} },
    moves   = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9" },
    figures = { declarer_points = 31, multiplier = 3 } },

  { say      = "null is as before",
    contract = "null", bid = "18", declarer = 1, tricks = { 0, 6, 4 }, figures = { multiplier = 1 },
    gains    = { 23, 0, 0 } },
}
