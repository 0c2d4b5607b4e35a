return examples {
  { say        = "a plain card need not be beaten",
    contract   = "250", trump_suit = "diamonds",
    trick      = { "10 of clubs" },
    hand       = { "Ace of clubs", "King of clubs", "9 of diamonds" },
    may_play   = { "Ace of clubs", "King of clubs" } },

  { say        = "a trump has to be",
    contract   = "250", trump_suit = "diamonds",
    cases      = { { trick = { "10 of diamonds" }, hand = { "Ace of diamonds", "9 of diamonds", "Ace of hearts" },
                     may_play = { "Ace of diamonds" } },
                   { trick = { "10 of clubs", "Jack of diamonds" },
                     hand = { "Ace of diamonds", "9 of diamonds", "Ace of hearts" },
                     may_play = { "Ace of diamonds" } } } },
}
