return examples {
  { say      = "there are no bowers, and the ace is the highest",
    contract = "no trump", declarer = 1,
    trick    = { "Jack of spades", "Ace of spades", "Jack of clubs", "9 of spades" },
    winner   = 2 },
}
