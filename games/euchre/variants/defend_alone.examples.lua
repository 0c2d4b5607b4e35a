return examples {
  { say       = "a defender who stops a lone maker alone scores four",
    contract  = "order it up", declarer = 1, announced = { [1] = { "alone" }, [2] = { "defend alone" } },
    tricks    = { 2, 3, 0, 0 },
    gains     = { 0, 4, 0, 4 } },

  { say       = "two without a lone defender",
    contract  = "order it up", declarer = 1, announced = { [1] = { "alone" } },
    tricks    = { 2, 3, 0, 0 },
    gains     = { 0, 2, 0, 2 } },

  { say    = "one defender only, asked before the first lead, and the other sits out",
    hands  = { { "9 of clubs", "10 of clubs" }, { "Ace of hearts", "King of hearts" },
               { "Ace of clubs", "King of clubs" }, { "9 of diamonds", "10 of diamonds" } },
    turned = { "Jack of hearts" },
    cases  = { { moves = { "1 declare order_it_up", "1 declare alone" }, to_act = { 2 },
                 legal = { "2 pass", "2 declare defend_alone" } },
               { moves = { "1 declare order_it_up", "1 declare alone", "2 declare defend_alone" },
                 sits_out = { 3, 4 }, to_act = { 1 } } } },
}
