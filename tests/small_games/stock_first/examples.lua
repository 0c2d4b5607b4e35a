return examples {
  { say = "the declarer's side has one more, and one for each trick of the others",
    contract = "double", declarer = 1, tricks = { 4, 2, 0, 0 }, gains = { 3, 0, 3, 0 } },

  { say = "without a contract what is noted for the queen counts",
    tallies = { queens = { 7, 0, 14, 0 } }, gains = { 21, 0, 21, 0 } },
}
