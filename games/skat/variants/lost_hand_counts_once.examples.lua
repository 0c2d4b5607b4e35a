local hands = { { "9 of spades", "7 of clubs" }, { "7 of spades", "8 of clubs" }, { "8 of spades", "9 of clubs" } }
local skat  = { "7 of hearts", "7 of diamonds" }

return examples {
  { say      = "a hand game that is lost costs its value",
    contract = "null hand", bid = "18", declarer = 1, announced = { { "hand" } },
    cases    = { { tricks = { 1, 0, 0 }, gains = { -35, 0, 0 } },
                 { say = "and wins it", tricks = { 0, 6, 4 }, gains = { 35, 0, 0 } } } },

  { say      = "with the skat it costs twice the value",
    contract = "null", bid = "18", declarer = 1, tricks = { 1, 0, 0 }, gains = { -46, 0, 0 } },

  { say   = "sixty points in hearts with one",
    hands = hands, skat = skat,
    aside = { { "Ace", "10 of clubs", "King of clubs", "Jack of clubs" },
              { "10 of spades", "10 of hearts", "10 of diamonds", "King of spades", "King of hearts",
                "King of diamonds", "Queen", "Jack of spades", "Jack of hearts", "Jack of diamonds" } },
    cases = {
      { say   = "by hand",
        moves = { "2 bid 18", "1 hold", "1 declare hand", "1 declare hearts", "1 play S9" }, gains = { -30, 0, 0 } },
      { say   = "by hand, and overbid",
        moves = { "2 bid 33", "1 hold", "1 declare hand", "1 declare hearts", "1 play S9" }, gains = { -40, 0, 0 } },
      { say   = "with the skat",
        moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9" },
        gains = { -40, 0, 0 } } } },
}
