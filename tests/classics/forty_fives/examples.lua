-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; the last seat deals.

return examples {
  -- Trumps that may be held back.

  { say        = "the jack of trumps may be held back from a lower lead",
    trump_suit = "spades",
    trick      = { "9 of spades" },
    hand       = { "Jack of spades", "King of diamonds", "4 of clubs" },
    may_play   = { "Jack of spades", "King of diamonds", "4 of clubs" } },

  { say        = "with another trump a trump is due",
    trump_suit = "spades",
    trick      = { "9 of spades" },
    hand       = { "Jack of spades", "3 of spades", "King of diamonds" },
    may_play   = { "Jack of spades", "3 of spades" } },

  { say        = "a higher trump draws them",
    trump_suit = "spades",
    cases      = { { say = "the five the jack", trick = { "5 of spades" },
                     hand = { "Jack of spades", "King of diamonds" }, may_play = { "Jack of spades" } },
                   { say = "the jack the ace of hearts", trick = { "Jack of spades" },
                     hand = { "Ace of hearts", "King of diamonds" }, may_play = { "Ace of hearts" } } } },

  { say        = "what lies besides the led card does not matter",
    trump_suit = "spades",
    trick      = { "9 of spades", "5 of spades" },
    hand       = { "Jack of spades", "King of diamonds" },
    may_play   = { "Jack of spades", "King of diamonds" } },

  -- Plain suits.

  { say        = "to a plain suit one follows or trumps",
    trump_suit = "spades",
    trick      = { "9 of diamonds" },
    hand       = { "2 of diamonds", "4 of spades", "King of clubs" },
    may_play   = { "2 of diamonds", "4 of spades" } },

  { say        = "the ace of hearts is a trump and no heart",
    trump_suit = "spades",
    trick      = { "King of hearts" },
    cases      = { { say = "with a heart", hand = { "Ace of hearts", "3 of hearts", "King of clubs" },
                     may_play = { "Ace of hearts", "3 of hearts" } },
                   { say = "without", hand = { "Ace of hearts", "King of clubs" },
                     may_play = { "Ace of hearts", "King of clubs" } } } },

  -- Which card is higher.

  { say        = "low in black",
    trump_suit = "diamonds",
    cases      = { { say = "the king above all", trick = { "10 of spades", "2 of spades", "King of spades", "7 of "
                                                           .. "spades" },
                     winner = 3 },
                   { say = "then the lowest", players = 3, trick = { "10 of spades", "2 of spades", "7 of spades" },
                     winner = 2 } } },

  { say        = "high in red, and the ace of diamonds is the lowest",
    trump_suit = "clubs",
    players    = 3,
    trick      = { "Ace of diamonds", "2 of diamonds", "3 of spades" },
    winner     = 2 },

  { say        = "of trumps jack, ace of hearts, ace, in black the low ones",
    trump_suit = "clubs",
    cases      = { { trick = { "9 of clubs", "Ace of clubs", "Ace of hearts", "Jack of clubs" }, winner = 4 },
                   { trick = { "9 of clubs", "Ace of clubs", "Ace of hearts", "King of clubs" }, winner = 3 },
                   { trick = { "9 of clubs", "Ace of clubs", "2 of clubs", "King of clubs" }, winner = 2 },
                   { trick = { "9 of clubs", "3 of clubs", "2 of clubs", "10 of clubs" }, winner = 3 } } },

  -- Robbing.

  { say    = "the ace of trumps takes the turned card, before its holder's first card",
    hands  = { { "2 of clubs", "3 of clubs" }, { "Ace of spades", "4 of clubs" }, { "6 of clubs", "7 of clubs" },
               { "8 of clubs", "9 of clubs" } },
    turned = { "5 of spades" },
    moves  = { "1 play C2", "2 robbing C4", "2 play S5" },
    hands_after = { { "3 of clubs" }, { "Ace of spades" }, { "6 of clubs", "7 of clubs" },
                    { "8 of clubs", "9 of clubs" } },
    turned_after = {},
    aside_after  = { "4 of clubs" },
    to_act = { 3 } },

  { say    = "an ace that is turned is the dealer's",
    hands  = { { "2 of clubs", "3 of clubs" }, { "King of spades", "4 of clubs" }, { "6 of clubs", "7 of clubs" },
               { "8 of clubs", "9 of clubs" } },
    turned = { "Ace of spades" },
    moves  = { "1 play C2", "2 play C4", "3 play C6" },
    legal  = { "4 pass", "4 robbing C8", "4 robbing C9" },
    to_act = { 4 } },

  { say    = "nobody else may rob",
    hands  = { { "2 of clubs", "3 of clubs" }, { "King of spades", "4 of clubs" }, { "6 of clubs", "7 of clubs" },
               { "8 of clubs", "9 of clubs" } },
    turned = { "5 of spades" },
    moves  = { "1 play C2" },
    legal  = { "2 play SK", "2 play C4" } },

  -- Scoring.

  { say    = "whoever comes to 45 has won at once",
    players = 3,
    scores = { 40, 35, 20 },
    hands  = { { "5 of spades", "3 of clubs" }, { "King of spades", "4 of clubs" }, { "6 of clubs", "7 of clubs" } },
    turned = { "2 of spades" },
    moves  = { "1 play S5", "2 play SK", "3 play C6" },
    gains  = { 5, 0, 0 } },

  { say     = "and nobody plays on",
    players = 3,
    finish  = true,
    scores  = { 45, 35, 20 },
    winners = { 1 } },
}
