return examples {
  { say        = "the ten beats the king",
    high_rank  = "9", trump_suit = "spades",
    trick      = { "King of hearts", "10 of hearts" },
    winner     = 2 },

  { say        = "but not an ace that is played to it",
    high_rank  = "9", trump_suit = "spades",
    trick      = { "10 of hearts", "Ace of hearts" },
    winner     = 2 },

  { say        = "the king of the high rank beats it",
    high_rank  = "King", trump_suit = "spades",
    trick      = { "King of hearts", "10 of hearts" },
    winner     = 1 },
}
