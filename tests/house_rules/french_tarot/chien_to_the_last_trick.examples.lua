return examples {
  { say = "the taker wins the last trick, and the king of the chien with it",
    hands = { { "21 of trumps" }, { "2 of hearts" }, { "3 of hearts" }, { "4 of hearts" } },
    chien = { "King of spades" },
    moves = { "1 bid garde sans", "1 play T21", "2 play H2", "3 play H3", "4 play H4" },
    figures = { margin = -40.5 } },
}
