return examples {
  { say        = "the eight and the seven rank below the nine, in trumps as well",
    trump_suit = "hearts",
    cases      = { { trick = { "7 of clubs", "8 of clubs", "7 of diamonds", "8 of diamonds" }, winner = 2 },
                   { trick = { "8 of hearts", "9 of hearts", "7 of hearts", "Ace of clubs" }, winner = 2 },
                   { trick = { "Ace of clubs", "7 of hearts", "King of clubs", "8 of clubs" }, winner = 2 } } },

  { say    = "a seven may be turned",
    hands  = { { "9 of clubs" }, { "8 of hearts" }, { "Ace of clubs" }, { "9 of diamonds" } },
    turned = { "7 of hearts" },
    moves  = { "1 declare order_up" },
    trump_suit_after = "hearts", legal = { "1 pass", "1 declare alone" } },
}
