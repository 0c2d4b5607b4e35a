return examples {
  { say       = "four passes are a deal of their own, and the next dealer deals",
    moves     = { "4 pass", "1 pass", "2 pass", "3 pass" },
    thrown_in = false, asks_next = 1,
    gains     = { 0, 0, 0, 0 } },

  { say       = "in the last deal they end the match",
    deal      = 4, scores = { 420, 50, 420, 50 },
    moves     = { "4 pass", "1 pass", "2 pass", "3 pass" },
    to_act    = {} },
}
