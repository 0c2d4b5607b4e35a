-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4, and 4 deals.

return examples {
  -- The bowers.

  { say        = "the left bower is a spade where spades are trumps",
    trump_suit = "spades",
    trick      = { "9 of spades" },
    hand       = { "Jack of clubs", "Ace of hearts" },
    may_play   = { "Jack of clubs" } },

  { say        = "and no club",
    trump_suit = "spades",
    trick      = { "10 of clubs" },
    hand       = { "Jack of clubs", "Ace of hearts", "9 of diamonds" },
    may_play   = { "Jack of clubs", "Ace of hearts", "9 of diamonds" } },

  { say        = "the right bower beats the left",
    trump_suit = "hearts",
    trick      = { "Jack of diamonds", "Ace of hearts", "Jack of hearts", "9 of hearts" },
    winner     = 3 },

  -- Making trumps.

  { say    = "in the second round the suit that was turned may not be named",
    turned = { "Queen of diamonds" },
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass" },
    legal  = { "1 pass", "1 declare clubs", "1 declare hearts", "1 declare spades" } },

  { say    = "if all pass again the cards are thrown in",
    turned = { "Queen of diamonds" },
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass", "3 pass", "4 pass" },
    thrown_in = true },

  -- Alone.

  { say    = "the partner of a lone maker sits out",
    hands  = { { "9 of clubs", "10 of clubs" }, { "Ace of hearts", "King of hearts" }, { "Ace of clubs",
               "King of clubs" },
               { "9 of diamonds", "10 of diamonds" } },
    turned = { "Jack of hearts" },
    moves  = { "1 declare order_it_up", "1 declare alone", "4 discard D9" },
    sits_out = { 3 },
    hands_after = { { "9 of clubs", "10 of clubs" }, { "Ace of hearts", "King of hearts" }, {},
                    { "Jack of hearts", "10 of diamonds" } },
    to_act = { 1 } },

  { say    = "if the eldest hand sits out, the next one leads",
    hands  = { { "9 of clubs", "10 of clubs" }, { "Ace of hearts", "King of hearts" }, { "Ace of clubs",
               "King of clubs" },
               { "9 of diamonds", "10 of diamonds" } },
    turned = { "Jack of hearts" },
    moves  = { "1 pass", "2 pass", "3 declare order_it_up", "3 declare alone", "4 discard D9" },
    sits_out = { 1 },
    to_act = { 2 } },

  { say    = "if it is the dealer, the turned card is laid away with the hand",
    hands  = { { "9 of clubs", "10 of clubs" }, { "Ace of hearts", "King of hearts" }, { "Ace of clubs",
               "King of clubs" },
               { "9 of diamonds", "10 of diamonds" } },
    turned = { "Jack of hearts" },
    moves  = { "1 pass", "2 declare order_it_up", "2 declare alone" },
    sits_out = { 4 },
    turned_after = {},
    to_act = { 1 } },

  { say    = "a trick is whole when all who play have played",
    hands  = { { "9 of clubs", "10 of clubs" }, { "Ace of hearts", "King of hearts" }, { "Ace of clubs",
               "King of clubs" },
               { "9 of diamonds", "10 of diamonds" } },
    turned = { "Jack of hearts" },
    moves  = { "1 declare order_it_up", "1 declare alone", "4 discard D9", "1 play C9", "2 play HK", "4 play D10" },
    tricks = { 0, 1, 0, 1 } },

  -- Scoring.

  { say      = "three or four tricks are a point, all five two, fewer two for the others",
    contract = "spades",
    cases    = { { tricks = { 3, 1, 1, 0 }, gains = { 1, 0, 1, 0 } },
                 { tricks = { 3, 0, 2, 0 }, gains = { 2, 0, 2, 0 } },
                 { tricks = { 1, 2, 1, 1 }, gains = { 0, 2, 0, 2 } } } },

  { say       = "alone all five are four points, three or four one",
    contract  = "spades",
    announced = { [1] = "alone" },
    sits_out  = { 3 },
    cases     = { { tricks = { 3, 1, 0, 1 }, gains = { 1, 0, 1, 0 } },
                  { tricks = { 5, 0, 0, 0 }, gains = { 4, 0, 4, 0 } } } },

  { say     = "ten points win",
    scores  = { 10, 8, 10, 8 },
    finish  = true,
    winners = { 1, 3 } },
}
