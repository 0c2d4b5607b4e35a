return examples {
  { say   = "the dealer is paid a chip",
    hands = { { "Ace of hearts" }, { "King of hearts" }, { "Horník of hearts" }, { "10 of hearts" } },
    moves = {} },
}
