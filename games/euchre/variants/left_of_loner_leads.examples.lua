local hands = { { "9 of clubs", "10 of clubs" }, { "Ace of hearts", "King of hearts" },
                { "Ace of clubs", "King of clubs" }, { "9 of diamonds", "10 of diamonds" } }

return examples {
  { say    = "the seat on the left of a lone maker leads",
    hands  = hands, turned = { "Jack of hearts" },
    cases  = { { moves = { "1 declare order_up", "1 declare alone", "4 discard D9" }, to_act = { 2 } },
               { moves = { "1 pass", "2 declare order_up", "2 declare alone" }, to_act = { 3 } },
               { moves = { "1 pass", "2 pass", "3 declare order_up", "3 declare alone", "4 discard D9" },
                 to_act = { 4 } } } },

  { say    = "the eldest hand where nobody plays alone",
    hands  = hands, turned = { "Jack of hearts" },
    moves  = { "1 pass", "2 declare order_up", "2 pass", "4 discard D9" },
    to_act = { 1 } },

  { say    = "if that seat sits out for a lone defender, the defender leads",
    with   = { "defend_alone" },
    hands  = hands, turned = { "Jack of hearts" },
    cases  = { { moves = { "1 declare order_up", "1 declare alone", "2 pass", "4 declare defend_alone",
                           "4 discard D9" }, to_act = { 4 } },
               { moves = { "1 declare order_up", "1 declare alone", "2 declare defend_alone" }, to_act = { 2 } } } },
}
