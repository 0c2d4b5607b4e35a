return examples {
  { say     = "re needs nine cards, no 90 eight",
    dealer  = 4,
    hands   = {
      { "Queen of clubs", "Ace of spades", "Ace of spades", "King of spades", "10 of spades", "Ace of hearts",
        "King of hearts", "Ace of clubs", "10 of clubs" },
      { "Queen of clubs", "King of spades", "10 of spades", "Ace of hearts", "King of hearts", "Ace of clubs",
        "10 of clubs", "King of clubs", "Jack of spades" },
      { "Queen of spades", "Queen of hearts", "Queen of diamonds", "Jack of spades", "Jack of clubs",
        "Jack of hearts", "Jack of diamonds", "Ace of diamonds", "10 of diamonds" },
      { "Queen of spades", "Queen of hearts", "Queen of diamonds", "10 of hearts", "Jack of clubs",
        "Jack of hearts", "Jack of diamonds", "Ace of diamonds", "10 of diamonds" },
    },
    moves   = { "1 healthy", "2 healthy", "3 healthy", "4 healthy", "2 declare re", "1 play SA" },
    refused = { ["3 play S10"] = "not-your-turn", ["1 declare re"] = "no-such-call" },
    to_act  = { 2 } },
}
