return examples {
  { say = "the left bower is a trump: it follows trumps", trump_suit = "hearts", turned_suit = "clubs",
    leader = 1, trick = { "Ace of hearts" },
    hand = { "Jack of diamonds", "Ace of diamonds", "9 of clubs" }, may_play = { "Jack of diamonds" } },

  { say = "and it does not follow its own suit", trump_suit = "hearts", turned_suit = "clubs",
    leader = 1, trick = { "King of diamonds" },
    hand = { "Jack of diamonds", "Ace of diamonds", "9 of clubs" }, may_play = { "Ace of diamonds" } },

  { say = "right bower, left bower, then the ace of trumps", trump_suit = "hearts", turned_suit = "clubs",
    trick = { "Ace of hearts", "Jack of diamonds", "Jack of hearts", "King of hearts" }, leader = 1, winner = 3 },

  { say = "with another suit as trumps the same jack is a plain card", trump_suit = "spades",
    turned_suit = "clubs",
    trick = { "King of diamonds", "Jack of diamonds", "Jack of hearts", "9 of diamonds" }, leader = 1, winner = 1 },

  { say = "in the second round the turned suit cannot be named",
    dealer = 4,
    hands  = { { "9 of spades", "10 of spades", "Queen of spades", "King of spades", "Ace of spades" },
               { "9 of hearts", "10 of hearts", "Queen of hearts", "King of hearts", "Ace of hearts" },
               { "9 of clubs", "10 of clubs", "Queen of clubs", "King of clubs", "Ace of clubs" },
               { "10 of diamonds", "Queen of diamonds", "King of diamonds", "Ace of diamonds",
                 "Jack of hearts" } },
    turned = { "9 of diamonds" },
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 declare hearts", "1 play SA", "2 play HA" },
    trump_suit_after = "hearts" },
}
