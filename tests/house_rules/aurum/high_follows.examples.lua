return examples {
  { say      = "a nine of a new suit comes before anything else",
    trick    = { "5 of copper" },
    hand     = { "9 of silver", "2 of bismuth", "10 of copper" },
    may_play = { "9 of silver" } },

  { say      = "a hand without one plays any new suit",
    trick    = { "5 of copper" },
    hand     = { "3 of silver", "2 of bismuth", "10 of copper" },
    may_play = { "3 of silver", "2 of bismuth" } },
}
