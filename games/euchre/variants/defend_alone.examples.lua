local hands = { { "9 of clubs", "10 of clubs" }, { "Ace of hearts", "King of hearts" },
                { "Ace of clubs", "King of clubs" }, { "9 of diamonds", "10 of diamonds" } }

return examples {
  { say       = "a defender who stops a lone maker alone scores four",
    contract  = "order up", declarer = 1,
    announced = { [1] = { "alone" }, [2] = { "defend alone" } }, sits_out = { 3, 4 },
    cases     = { { tricks = { 2, 3, 0, 0 }, gains = { 0, 4, 0, 4 } },
                  { tricks = { 3, 2, 0, 0 }, gains = { 1, 0, 1, 0 } },
                  { tricks = { 5, 0, 0, 0 }, gains = { 4, 0, 4, 0 } } } },

  { say      = "two without a lone defender",
    contract = "order up", declarer = 1, sits_out = { 3 },
    announced = { [1] = { "alone" } },
    tricks   = { 2, 2, 0, 1 },
    gains    = { 0, 2, 0, 2 } },

  { say       = "another amount can be agreed on",
    house     = { defended_alone = 5 },
    contract  = "order up", declarer = 1,
    announced = { [1] = { "alone" }, [4] = { "defend alone" } }, sits_out = { 2, 3 },
    tricks    = { 1, 0, 0, 4 },
    gains     = { 0, 5, 0, 5 } },

  { say       = "it is the whole amount, however little two defenders score",
    house     = { lone_euchre_points = 1 },
    contract  = "order up", declarer = 1,
    announced = { [1] = { "alone" }, [2] = { "defend alone" } }, sits_out = { 3, 4 },
    tricks    = { 2, 3, 0, 0 },
    gains     = { 0, 4, 0, 4 } },

  { say    = "one defender only, asked before the first lead, and the other sits out",
    hands  = hands, turned = { "Jack of hearts" },
    cases  = { { moves = { "1 declare order_up", "1 declare alone" }, to_act = { 2 },
                 legal = { "2 pass", "2 declare defend_alone" },
                 refused = { ["2 declare alone"] = "no-such-call", ["4 declare defend_alone"] = "not-your-turn" } },
               { moves = { "1 declare order_up", "1 declare alone", "2 pass" }, to_act = { 4 },
                 legal = { "4 pass", "4 declare defend_alone" } },
               { moves = { "1 declare order_up", "1 declare alone", "2 pass", "4 declare defend_alone", "4 discard D9" },
                 sits_out = { 2, 3 }, to_act = { 1 } },
               { moves = { "1 declare order_up", "1 declare alone", "2 pass", "4 pass", "4 discard D9" },
                 sits_out = { 3 }, to_act = { 1 } } } },

  { say    = "a dealer who sits out takes the turned card along",
    hands  = hands, turned = { "Jack of hearts" },
    moves  = { "1 declare order_up", "1 declare alone", "2 declare defend_alone" },
    sits_out = { 3, 4 }, to_act = { 1 },
    turned_after = {}, hands_after = { hands[1], hands[2], {}, {} } },

  { say    = "nobody is asked where the makers play together",
    hands  = hands, turned = { "Jack of hearts" },
    moves  = { "1 declare order_up", "1 pass" },
    to_act = { 4 }, legal = { "4 discard HJ", "4 discard D10", "4 discard D9" }, sits_out = {} },
}
