return examples {
  { say = "who can follow suit follows or plays a trump, and nothing else",
    trump_suit = "hearts", leader = 1, trick = { "Ace of spades" },
    hand = { "9 of spades", "9 of hearts", "9 of clubs" }, may_play = { "9 of spades", "9 of hearts" } },

  { say = "who has a trump only to follow it plays that trump",
    trump_suit = "hearts", leader = 1, trick = { "King of hearts" },
    hand = { "9 of hearts", "9 of clubs" }, may_play = { "9 of hearts" } },

  { say = "the card that lies there after the exchange makes trumps, not the one that was turned",
    dealer = 4,
    hands  = { { "Ace of spades", "9 of spades" }, { "King of spades", "10 of spades" },
               { "Queen of spades", "Ace of diamonds" }, { "9 of hearts", "King of diamonds" } },
    turned = { "9 of clubs" },
    moves  = { "4 take H9 C9", "1 play SA" }, trump_suit_after = "hearts" },
}
