return examples {
  { say        = "five tricks for a bid of 3 score 3, and the gold comes on top",
    players    = 3,
    bid        = { { "4 of copper" }, { "3 of copper" }, { "5 of copper" } },
    tricks     = { 4, 5, 2 },
    collection = { { "0 of gold", "1 of gold", "4 of gold" }, { "7 of gold", "2 of gold" },
                   { "1 of gold", "3 of gold", "5 of gold", "6 of gold" } },
    figures    = { earned = { 8, 3, 0 }, total = { 11, 7, 6 } },
    gains      = { 1, 0, 0 } },

  { say        = "which can turn the round: with a point a trick the second player would have won it",
    players    = 3,
    bid        = { { "4 of copper" }, { "1 of copper" }, { "9 of copper" } },
    tricks     = { 4, 9, 0 },
    figures    = { earned = { 8, 1, 0 } },
    gains      = { 1, 0, 0 } },

  { say        = "exactly the bid, or fewer tricks, score as always",
    players    = 3,
    bid        = { { "4 of copper" }, { "6 of copper" }, { "5 of copper" } },
    tricks     = { 4, 5, 2 },
    figures    = { earned = { 8, 0, 0 } } },

  { say        = "a team is held to the higher of its bids",
    bid        = { { "2 of copper" }, { "6 of copper" }, { "4 of silver" }, { "1 of zinc" } },
    tricks     = { 4, 3, 2, 3 },
    figures    = { earned = { 4, 12, 4, 12 } },
    gains      = { 0, 1, 0, 1 } },
}
