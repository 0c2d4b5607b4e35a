return examples {
  { say   = "only a higher number is a higher bid, and an opponent may double it",
    moves = { "1 bid 140s", "2 bid 150h" },
    legal = { "3 pass", "3 coinche", "3 bid 160s", "3 bid 160h", "3 bid 160d", "3 bid 160c", "3 bid capot_s",
              "3 bid capot_h", "3 bid capot_d", "3 bid capot_c" } },

  { say       = "if all pass the next dealer deals",
    moves     = { "1 pass", "2 pass", "3 pass", "4 pass" },
    thrown_in = true },

  { say      = "made: what was taken, and the number",
    contract = "90 hearts", declarer = 1, tricks = { 5, 3, 0, 0 },
    cases    = { { points = { 96, 66, 0, 0 }, gains = { 186, 66, 186, 66 } },
                 { say = "doubled", doubled = 1, points = { 96, 66, 0, 0 }, gains = { 276, 66, 276, 66 } } } },

  { say      = "failed: the others score 160 and the number",
    contract = "100 hearts", declarer = 1, tricks = { 5, 3, 0, 0 },
    cases    = { { points = { 96, 66, 0, 0 }, gains = { 0, 260, 0, 260 } },
                 { say = "belote is kept", tallies = { belote = { 0, 0, 20, 0 } }, points = { 76, 86, 0, 0 },
                   gains = { 20, 260, 20, 260 } },
                 { say = "doubled twice", doubled = 2, points = { 96, 66, 0, 0 }, gains = { 0, 560, 0, 560 } } } },

  { say      = "capot needs every trick",
    contract = "capot hearts", declarer = 1,
    cases    = { { points = { 162, 0, 0, 0 }, tricks = { 8, 0, 0, 0 }, gains = { 502, 0, 502, 0 } },
                 { points = { 162, 0, 0, 0 }, tricks = { 7, 1, 0, 0 }, gains = { 0, 410, 0, 410 } } } },
}
