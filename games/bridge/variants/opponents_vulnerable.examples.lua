return examples {
  { say      = "in the second and third deal the side against the dealer is vulnerable",
    contract = "4 spades",
    cases    = { { deal = 2, declarer = 4, tricks = { 3, 0, 0, 10 }, gains = { 0, 420, 0, 420 } },
                 { deal = 2, declarer = 1, tricks = { 10, 3, 0, 0 }, gains = { 620, 0, 620, 0 } },
                 { deal = 3, declarer = 2, tricks = { 3, 10, 0, 0 }, gains = { 0, 420, 0, 420 } },
                 { deal = 3, declarer = 3, tricks = { 0, 3, 10, 0 }, gains = { 620, 0, 620, 0 } } } },

  { say      = "in the first nobody still is, in the fourth everybody",
    contract = "4 spades",
    cases    = { { deal = 1, declarer = 1, tricks = { 9, 4, 0, 0 }, gains = { 0, 50, 0, 50 } },
                 { deal = 4, declarer = 4, tricks = { 4, 0, 0, 9 }, gains = { 100, 0, 100, 0 } } } },
}
