-- Forehand plays hearts without four, with fifty-six points.
local hands = { { "9 of spades", "7 of clubs" }, { "7 of spades", "8 of clubs" }, { "8 of spades", "9 of clubs" } }
local three = { { "9 of spades", "7 of clubs", "9 of diamonds" }, { "7 of spades", "8 of clubs", "8 of diamonds" },
                { "8 of spades", "9 of clubs", "King of diamonds" } }
local skat  = { "7 of hearts", "7 of diamonds" }
local aside = { { "Ace", "10 of clubs", "Queen of clubs" }, { "10 of spades", "10 of hearts", "King", "Jack" } }

return examples {
  { say    = "neither contra nor re is for the declarer before contra",
    hands  = hands, skat = skat,
    moves  = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts" },
    legal  = { "1 play S9", "1 play C7" } },

  { say    = "contra is for an opponent who has bid",
    hands  = three, skat = skat,
    cases  = {
      { say   = "eighteen or another number",
        moves = { "2 bid 18", "1 hold", "2 pass", "3 bid 20", "1 hold", "1 discard H7 D7", "1 declare hearts",
                  "1 play S9", "2 pass", "2 play S7" },
        legal = { "3 pass", "3 declare contra" } },
      { say   = "or held a number",
        moves = { "2 bid 18", "1 hold", "2 bid 20", "1 pass", "2 discard H7 D7", "2 declare hearts" },
        legal = { "1 pass", "1 declare contra" } },
      { say   = "not for one who has passed at once",
        moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9", "2 pass", "2 play S7" },
        winner = 1, to_act = { 1 } } } },

  { say   = "it is too late after the first card",
    hands = three, skat = skat,
    moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9", "2 pass", "2 play S7" },
    refused = { ["2 declare contra"] = "wrong-verb" } },

  { say   = "an opponent is asked before the first card",
    hands = hands, skat = skat,
    moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9" },
    legal = { "2 pass", "2 declare contra" }, refused = { "2 declare re" } },

  { say   = "and after contra the declarer",
    hands = hands, skat = skat,
    moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9", "2 declare contra" },
    legal = { "1 pass", "1 declare re" }, refused = { "1 declare contra" } },

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
