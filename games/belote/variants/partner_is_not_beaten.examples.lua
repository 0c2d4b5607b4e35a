return examples {
  { say      = "while the partner's trump is winning, any trump will do",
    contract = "take", trump_suit = "hearts",
    trick    = { "10 of hearts", "8 of hearts" },
    hand     = { "Jack of hearts", "Queen of hearts", "Ace of clubs" },
    may_play = { "Jack of hearts", "Queen of hearts" } },

  { say      = "an opponent's is beaten as ever",
    contract = "take", trump_suit = "hearts",
    trick    = { "8 of hearts", "10 of hearts" },
    hand     = { "Jack of hearts", "Queen of hearts", "Ace of clubs" },
    may_play = { "Jack of hearts" } },

  { say      = "and who has no trump plays any card",
    contract = "take", trump_suit = "hearts",
    trick    = { "10 of hearts", "8 of hearts" },
    hand     = { "Jack of spades", "Ace of clubs" },
    may_play = { "Jack of spades", "Ace of clubs" } },
}
