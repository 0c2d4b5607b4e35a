return examples {
  { say      = "five goes down, six goes up",
    contract = "take", declarer = 1, tricks = { 4, 4, 0, 0 },
    cases    = { { points = { 85, 77, 0, 0 }, gains = { 80, 80, 80, 80 } },
                 { points = { 96, 66, 0, 0 }, gains = { 100, 70, 100, 70 } } } },

  { say      = "162 are 160 and 252 are 250",
    contract = "take", declarer = 1,
    cases    = { { points = { 70, 92, 0, 0 }, tricks = { 4, 4, 0, 0 }, gains = { 0, 160, 0, 160 } },
                 { points = { 162, 0, 0, 0 }, tricks = { 8, 0, 0, 0 }, gains = { 250, 0, 250, 0 } } } },

  { say      = "who has more is asked before that: one point is enough",
    contract = "take", declarer = 1, tricks = { 4, 4, 0, 0 },
    cases    = { { points = { 82, 80, 0, 0 }, gains = { 80, 80, 80, 80 } },
                 { points = { 80, 82, 0, 0 }, gains = { 0, 160, 0, 160 } } } },

  { say      = "what is held is rounded when it is scored",
    contract = "take", declarer = 1, tricks = { 4, 4, 0, 0 },
    cases    = { { points = { 81, 81, 0, 0 }, gains = { 0, 80, 0, 80 }, tallies_after = { ["held over"] = 81 } },
                 { tallies = { ["held over"] = 81 }, points = { 102, 60, 0, 0 }, gains = { 180, 60, 180, 60 } },
                 { tallies = { ["held over"] = 76 }, points = { 102, 60, 0, 0 }, gains = { 180, 60, 180, 60 } } } },
}
