-- Worked examples: each is a line of the rules, and each is a test.
-- Seats are numbered in the order of play.

return examples {
  -- Playing.

  { say      = "the 2 of clubs is led to the first trick",
    hand     = { "2 of clubs", "King of clubs", "9 of spades" },
    may_play = { "2 of clubs" } },

  { say      = "a player who can follow suit must",
    trick    = { "2 of clubs" },
    hand     = { "King of clubs", "9 of spades" },
    may_play = { "King of clubs" } },

  { say      = "no points are thrown on the first trick",
    trick    = { "2 of clubs" },
    hand     = { "5 of hearts", "Queen of spades", "9 of spades" },
    may_play = { "9 of spades" } },

  { say      = "unless there is nothing else",
    trick    = { "2 of clubs" },
    hand     = { "5 of hearts", "Queen of spades" },
    may_play = { "5 of hearts", "Queen of spades" } },

  { say         = "hearts are not led before one has been played",
    first_trick = false,
    hand        = { "5 of hearts", "Queen of spades" },
    may_play    = { "Queen of spades" } },

  { say      = "once hearts are broken they may be led",
    played   = { "King of clubs", "3 of hearts" },
    hand     = { "5 of hearts", "Queen of spades" },
    may_play = { "5 of hearts", "Queen of spades" } },

  { say         = "the highest card of the led suit wins and leads next",
    first_trick = false,
    leader      = 2,
    trick       = { "9 of spades", "Ace of hearts", "King of spades", "10 of spades" },
    winner      = 4,
    next_leader = 4 },

  -- Scoring.

  { say      = "hearts count one each, the queen of spades thirteen",
    captured = { { "hearts" }, { "Queen of spades" }, { "King of spades" }, {} },
    points   = { 13, 13, 0, 0 } },

  { say    = "points are scored against whoever takes them",
    points = { 3, 20, 0, 3 },
    gains  = { 3, 20, 0, 3 } },

  { say    = "who takes them all scores nothing, and everybody else 26",
    points = { 0, 26, 0, 0 },
    gains  = { 26, 0, 26, 26 } },
}
