return examples {
  { say     = "nobody can announce a solo",
    dealer  = 4, hands = { { "Queen of clubs", "Queen of clubs" }, { "Ace of spades", "9 of hearts" },
                           { "Ace of clubs", "9 of spades" }, { "9 of clubs", "King of spades" } },
    moves   = {}, legal = { "1 healthy", "1 declare wedding" } },
}
