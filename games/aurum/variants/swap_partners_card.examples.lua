local hands = { { "3 of copper", "5 of silver", "9 of zinc" }, { "7 of copper", "1 of zinc" },
                { "8 of zinc", "4 of zinc" }, { "6 of copper", "2 of zinc" } }

return examples {
  { say     = "one's own bid for a card of the hand, or for the partner's bid",
    hands   = hands,
    moves   = { "1 bid Cu3", "2 bid Cu7", "3 bid Zn8", "4 bid Cu6" },
    legal   = { "1 pass", "1 swap Au0 Ag5 for own", "1 swap Au0 Zn9 for own", "1 swap Au0 Zn8 for own" } },

  { say     = "a card of the hand cannot go to the partner's bid",
    hands   = hands,
    moves   = { "1 bid Cu3", "2 bid Cu7", "3 bid Zn8", "4 bid Cu6" },
    refused = { ["1 swap Au0 Ag5 for partner"] = "may-not-pick", ["1 swap Au0 Zn4 for own"] = "may-not-pick" } },

  { say     = "two bids that change places leave the bid of the team as it is",
    hands   = hands,
    moves   = { "1 bid Cu3", "2 bid Cu7", "3 bid Zn8", "4 bid Cu6", "1 swap Au0 Zn8 for own" },
    bid_after = { { "8 of zinc" }, { "7 of copper" }, { "3 of copper" }, { "6 of copper" } },
    supply_after = { "8 of gold", "7 of gold", "6 of gold", "5 of gold", "4 of gold", "3 of gold", "3 of gold",
                     "2 of gold", "2 of gold", "1 of gold", "1 of gold", "0 of gold" } },
}
