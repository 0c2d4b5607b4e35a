return examples {
  { say = "six deals are a match", match = { deals = 6 } },

  { say      = "nobody is vulnerable in the fifth, everybody in the sixth",
    contract = "4 spades", declarer = 1, tricks = { 10, 3, 0, 0 },
    cases    = { { deal = 4, gains = { 620, 0, 620, 0 } },
                 { deal = 5, gains = { 420, 0, 420, 0 } },
                 { deal = 6, gains = { 620, 0, 620, 0 } } } },

  { say      = "neither side, and both",
    moves    = {},
    cases    = { { deal = 5, vulnerable_after = {} }, { deal = 6, vulnerable_after = { 1, 2, 3, 4 } } } },

  { say      = "and the dealer's side in the second and third, as usual",
    contract = "4 spades",
    cases    = { { deal = 2, declarer = 4, tricks = { 3, 0, 0, 10 }, gains = { 0, 620, 0, 620 } },
                 { deal = 3, declarer = 1, tricks = { 10, 3, 0, 0 }, gains = { 420, 0, 420, 0 } } } },
}
