return examples {
  { say = "one trick short is worth three", row = { "Ace of hearts", "King of clubs", "9 of spades" }, tricks = { 5,
    4 }, gains = { 13, 13 } },
}
