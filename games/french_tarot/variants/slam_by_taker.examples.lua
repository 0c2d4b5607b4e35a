return examples {
  { say     = "the taker is asked before the chien is taken up",
    moves   = { "1 pass", "2 bid garde", "3 pass", "4 pass" },
    legal   = { "2 pass", "2 declare slam" } },

  { say     = "a defender is not asked for a slam at all",
    hands   = { { "2 of hearts", "6 of hearts" }, { "3 of hearts", "7 of hearts" }, { "4 of hearts", "8 of hearts" },
                { "5 of hearts", "9 of hearts" } },
    chien   = {},
    moves   = { "1 pass", "2 bid garde_sans", "3 pass", "4 pass", "2 pass" },
    legal   = { "1 play H6", "1 play H2" } },

  { say     = "the taker who has announced it leads",
    hands   = { { "2 of hearts", "6 of hearts" }, { "3 of hearts", "7 of hearts" }, { "4 of hearts", "8 of hearts" },
                { "5 of hearts", "9 of hearts" } },
    chien   = {},
    moves   = { "1 pass", "2 bid garde_sans", "3 pass", "4 pass", "2 declare slam" },
    legal   = { "2 play H7", "2 play H3" } },

  { say     = "handfuls are announced by everybody as always",
    hands   = { { "Excuse", "2 of trumps", "3 of trumps", "4 of trumps", "5 of trumps", "6 of trumps",
                  "7 of trumps", "8 of trumps", "9 of trumps", "10 of trumps" },
                { "3 of hearts" }, { "4 of hearts" }, { "5 of hearts" } },
    chien   = {},
    moves   = { "1 pass", "2 bid garde_sans", "3 pass", "4 pass", "2 pass" },
    legal   = { "1 pass", "1 show T10 T9 T8 T7 T6 T5 T4 T3 T2 EX" } },
}
