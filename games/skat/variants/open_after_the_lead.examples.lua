local hands = { { "9 of spades", "7 of clubs", "9 of diamonds" }, { "7 of spades", "8 of clubs", "8 of diamonds" },
                { "8 of spades", "9 of clubs", "King of diamonds" } }
local skat  = { "7 of hearts", "7 of diamonds" }

return examples {
  { say   = "before the lead an open hand is hidden",
    hands = hands, skat = skat,
    cases = {
      { moves = { "2 bid 18", "1 pass", "2 declare hand", "2 declare clubs", "2 declare open" },
        to_act = { 1 }, does_not_see = { { "8 of diamonds", "8 of clubs" }, [3] = { "hands" } } },
      { say   = "in null as well",
        moves = { "2 bid 18", "1 pass", "2 discard H7 D7", "2 declare open_null" },
        to_act = { 1 }, does_not_see = { { "8 of diamonds", "8 of clubs" }, [3] = { "hands" } } } } },

  { say   = "after it, it lies open",
    hands = hands, skat = skat,
    cases = {
      { moves = { "2 bid 18", "1 pass", "2 declare hand", "2 declare clubs", "2 declare open", "1 play S9" },
        sees = { { "8 of diamonds", "8 of clubs" }, [3] = { "8 of diamonds", "8 of clubs" } } },
      { say   = "in null as well",
        moves = { "2 bid 18", "1 pass", "2 discard H7 D7", "2 declare open_null", "1 play S9" },
        sees  = { { "8 of clubs" }, [3] = { "8 of clubs" } } },
      { say   = "other hands do not",
        moves = { "2 bid 18", "1 pass", "2 declare hand", "2 declare clubs", "2 declare schwarz", "1 play S9" },
        does_not_see = { { "8 of diamonds", "8 of clubs" }, [3] = { "8 of diamonds", "8 of clubs" } } } } },
}
