return examples {
  { say = "the gold that was laid first", leader = 1, trick = { "5 of zinc", "3 of gold", "3 of gold", "2 of gold" },
    winner = 2 },
  { say = "of metals still the last", leader = 1, trick = { "5 of zinc", "7 of silver", "7 of copper",
    "2 of bismuth" }, winner = 3 },
}
