return examples {
  { say = "only cards without a number: nobody has it, and the leader leads again",
    leader = 3, trick = { "Leaf", "Storm", "Leaf", "Leaf" }, winner = 0, next_leader = 3 },

  { say = "the highest number wins where no Storm has been played",
    leader = 2, trick = { "3 of red", "Leaf", "7 of blue", "5 of red" }, winner = 4, next_leader = 4 },

  { say = "after the Storm a card wins only for whoever holds no Leaf",
    dealer = 1,
    hands = { { "3 of red", "Storm" }, { "7 of red", "Leaf" }, { "5 of red", "1 of blue" },
              { "2 of red", "2 of blue" } },
    moves = { "2 play R7", "3 play R5", "4 play R2", "1 play ST",
              "3 play B1", "4 play B2", "1 play R3", "2 play LE" },
    gains = { 1, 0, 1, 0 } },
}
