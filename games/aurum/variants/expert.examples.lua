-- Small deals for three: each player bids one card and plays the others.

return examples {
  { say     = "before the first trick nobody has gold, so nobody can change a bid",
    players = 3,
    hands   = { { "4 of silver", "1 of bismuth", "9 of copper" }, { "4 of copper", "2 of bismuth" },
                { "6 of bismuth", "3 of silver" } },
    moves   = { "1 bid Ag4", "2 bid Cu4", "3 bid Bi6" },
    collection_after = { {}, {}, {} },
    legal   = { "1 play Bi1", "1 play Cu9" },
    refused = { ["1 swap Au0 Bi1 for own"] = "wrong-verb" } },

  { say     = "in the first trick a player who can play no metal has only the pass",
    players = 3,
    hands   = { { "4 of silver", "1 of bismuth", "9 of copper" },
                { "4 of copper", "3 of copper", "7 of copper" },
                { "6 of bismuth", "3 of bismuth", "5 of copper" } },
    moves   = { "1 bid Ag4", "2 bid Cu4", "3 bid Bi6", "1 play Bi1", "2 play Cu7" },
    winner  = 2,
    award   = { [1] = "1 of gold" },
    hands_after = { [3] = { "3 of bismuth", "5 of copper" } } },

  { say     = "gold that has been earned buys and trumps as always",
    players = 3,
    hands   = { { "4 of silver", "1 of bismuth", "9 of copper" },
                { "4 of copper", "3 of copper", "7 of copper" },
                { "6 of bismuth", "3 of bismuth", "5 of silver" } },
    moves   = { "1 bid Ag4", "2 bid Cu4", "3 bid Bi6", "1 play Bi1", "2 play Cu7", "3 play Ag5" },
    legal   = { "1 pass", "1 swap Au1 Cu9 for own" } },

  { say     = "without gold, or without a card in hand, there is no bid change",
    players = 3,
    hands   = { { "4 of silver", "1 of bismuth" }, { "4 of copper", "2 of copper" }, { "6 of bismuth" } },
    collection = { {}, { "1 of gold" }, { "2 of gold" } },
    moves   = { "1 bid Ag4", "2 bid Cu4", "3 bid Bi6" },
    legal   = { "2 pass", "2 swap Au1 Cu2 for own" } },

  { say        = "in a tie at zero nobody has even a gold zero, so all share",
    players    = 3,
    bid        = { { "9 of copper" }, { "8 of copper" }, { "7 of copper" } },
    tricks     = { 4, 4, 3 },
    figures    = { best_gold = { -1, -1, -1 } },
    gains      = { 1, 1, 1 } },
}
