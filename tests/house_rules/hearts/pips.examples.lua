return examples {
  { say = "the ace counts fourteen and the two two", captured = { { "Ace of hearts" }, { "2 of hearts" },
    { "Queen of spades" }, {} }, points = { 14, 2, 25, 0 } },
  { say = "129 are all", points = { 129, 0, 0, 0 }, gains = { 0, 129, 129, 129 } },
}
