return examples {
  { say = "the second ten of hearts in a trick beats the first", leader = 2,
    trick = { "9 of diamonds", "10 of hearts", "10 of hearts", "Ace of diamonds" }, winner = 4 },
}
