-- Forehand plays hearts without four, with fifty-six points.
local hands = { { "9 of spades", "7 of clubs" }, { "7 of spades", "8 of clubs" }, { "8 of spades", "9 of clubs" } }
local skat  = { "7 of hearts", "7 of diamonds" }
local aside = { { "Ace", "10 of clubs", "Queen of clubs" }, { "10 of spades", "10 of hearts", "King", "Jack" } }

return examples {
  { say   = "an opponent is asked before the first card",
    hands = hands, skat = skat,
    moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9" },
    legal = { "2 pass", "2 declare contra" } },

  { say   = "and after contra the declarer",
    hands = hands, skat = skat,
    moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9", "2 declare contra" },
    legal = { "1 pass", "1 declare re" } },

  { say   = "contra doubles the score, and re doubles it again",
    hands = hands, skat = skat, aside = aside,
    cases = {
      { say   = "neither",
        moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9", "2 play S7", "3 play S8" },
        gains = { -100, 0, 0 } },
      { say   = "contra",
        moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9", "2 declare contra",
                  "2 play S7", "3 play S8" },
        gains = { -200, 0, 0 } },
      { say   = "re",
        moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9", "2 declare contra",
                  "1 declare re", "2 play S7", "3 play S8" },
        gains = { -400, 0, 0 } } } },
}
