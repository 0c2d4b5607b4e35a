local hands = { { "9 of clubs", "10 of clubs" }, { "Ace of hearts", "King of hearts" },
                { "Ace of clubs", "King of clubs" }, { "9 of diamonds", "10 of diamonds" } }

return examples {
  { say      = "the dealer's partner who orders the card up plays alone, and is not asked",
    hands    = hands, turned = { "Jack of hearts" },
    moves    = { "1 pass", "2 declare order_up" },
    contract = "order up", declarer = 2, sits_out = { 4 },
    to_act   = { 1 } },

  { say    = "everybody else may order up with the partner",
    hands  = hands, turned = { "Jack of hearts" },
    cases  = { { moves = { "1 declare order_up" }, legal = { "1 pass", "1 declare alone" } },
               { moves = { "1 pass", "2 pass", "3 declare order_up" }, legal = { "3 pass", "3 declare alone" } },
               { moves = { "1 pass", "2 pass", "3 pass", "4 declare order_up" },
                 legal = { "4 pass", "4 declare alone" } } } },

  { say   = "and in the second round the dealer's partner as well",
    hands = hands, turned = { "Queen of diamonds" },
    moves = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 declare spades" },
    legal = { "2 pass", "2 declare alone" } },
}
