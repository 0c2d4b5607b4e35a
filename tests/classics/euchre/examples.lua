-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4, and the last seat deals.

return examples {
  -- Playing.

  { say        = "the left bower is of the trump suit, and follows it",
    trump_suit = "spades",
    trick      = { "9 of spades" },
    hand       = { "Jack of clubs", "Ace of hearts" },
    may_play   = { "Jack of clubs" } },

  { say        = "and not the suit that is printed on it",
    trump_suit = "spades",
    trick      = { "10 of clubs" },
    hand       = { "Jack of clubs", "Ace of hearts", "9 of diamonds" },
    may_play   = { "Jack of clubs", "Ace of hearts", "9 of diamonds" } },

  { say        = "the right bower is above the left",
    trump_suit = "hearts",
    leader     = 1,
    trick      = { "Jack of diamonds", "Ace of hearts", "Jack of hearts", "9 of hearts" },
    winner     = 3 },

  -- Making trumps.

  { say    = "who orders it up makes the suit turned trumps",
    hands  = { { "Ace of hearts", "9 of clubs" }, { "Ace of clubs" }, { "Ace of spades" }, { "9 of spades" } },
    turned = { "Queen of diamonds" },
    moves  = { "1 pass", "2 declare order_it_up" },
    contract = "order it up", declarer = 2 },

  { say    = "once all have passed, any other suit may be named",
    turned = { "Queen of diamonds" },
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass" },
    legal  = { "1 pass", "1 declare spades", "1 declare hearts", "1 declare clubs" } },

  { say    = "if all pass again the cards are thrown in",
    turned = { "Queen of diamonds" },
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass", "3 pass", "4 pass" },
    thrown_in = true },

  -- Scoring.

  { say      = "three or four tricks are a point, all five two, and a euchre two for the others",
    contract = "order it up", declarer = 1,
    cases    = { { tricks = { 2, 1, 2, 0 }, gains = { 1, 0, 1, 0 } },
                 { tricks = { 3, 0, 2, 0 }, gains = { 2, 0, 2, 0 } },
                 { tricks = { 1, 2, 1, 1 }, gains = { 0, 2, 0, 2 } } } },

  { say       = "alone, all five are four",
    contract  = "order it up", declarer = 1, announced = { [1] = { "alone" } },
    cases     = { { tricks = { 3, 2, 0, 0 }, gains = { 1, 0, 1, 0 } },
                  { tricks = { 5, 0, 0, 0 }, gains = { 4, 0, 4, 0 } } } },
}
