local hands = {
  { "Ace of spades", "Ace of hearts", "9 of diamonds", "9 of clubs", "Ace of clubs" },
  { "Queen of clubs", "Queen of hearts", "King of spades", "King of hearts", "10 of clubs" },
  { "Queen of clubs", "10 of hearts", "9 of spades", "King of clubs", "King of hearts" },
  { "Jack of clubs", "Jack of spades", "Jack of hearts", "Ace of diamonds", "9 of hearts" },
}

return examples {
  { say      = "whoever takes the poor cards is the partner",
    dealer   = 4, hands = hands,
    moves    = { "1 declare poverty", "2 pass", "3 declare take it", "1 give D9 C9 CA", "3 give S9 CK HK" },
    contract = "poverty", declarer = 1, sides = { 1, 3 } },
  { say     = "four trumps are no poverty",
    dealer  = 3, hands = hands,
    refused = { ["4 declare poverty"] = "no-such-call" } },
  { say     = "nobody takes them: the cards are dealt again",
    dealer  = 4, hands = hands,
    moves   = { "1 declare poverty", "2 healthy", "3 healthy", "4 healthy", "2 pass", "3 pass", "4 pass" },
    thrown_in = true },
}
