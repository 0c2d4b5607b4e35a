return examples {
  { say      = "who cannot beat an opponent's trump plays what they like",
    contract = "take", trump_suit = "hearts",
    trick    = { "King of spades", "10 of hearts" },
    hand     = { "King of hearts", "7 of hearts", "Ace of diamonds" },
    may_play = { "King of hearts", "7 of hearts", "Ace of diamonds" } },

  { say      = "who can must",
    contract = "take", trump_suit = "hearts",
    trick    = { "King of spades", "10 of hearts" },
    hand     = { "9 of hearts", "7 of hearts", "Ace of diamonds" },
    may_play = { "9 of hearts" } },

  { say      = "where no trump lies there, one has to be played",
    contract = "take", trump_suit = "hearts",
    trick    = { "King of spades" },
    hand     = { "9 of hearts", "7 of hearts", "Ace of diamonds" },
    may_play = { "9 of hearts", "7 of hearts" } },

  { say      = "trumps that are led are still followed, high or low",
    contract = "take", trump_suit = "hearts",
    trick    = { "Jack of hearts" },
    hand     = { "9 of hearts", "7 of hearts", "Ace of clubs" },
    may_play = { "9 of hearts", "7 of hearts" } },
}
