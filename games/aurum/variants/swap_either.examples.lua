local hands = { { "3 of copper", "5 of silver", "9 of zinc" }, { "7 of copper", "1 of zinc" },
                { "8 of zinc", "4 of zinc" }, { "6 of copper", "2 of zinc" } }

return examples {
  { say     = "a card of the hand for either bid of the team, or one bid for the other",
    hands   = hands,
    moves   = { "1 bid Cu3", "2 bid Cu7", "3 bid Zn8", "4 bid Cu6" },
    legal   = { "1 pass", "1 swap Au0 Ag5 for own", "1 swap Au0 Ag5 for partner", "1 swap Au0 Zn9 for own",
                "1 swap Au0 Zn9 for partner", "1 swap Au0 Zn8 for own" } },

  { say     = "two bids that change places leave the hands as they are",
    hands   = hands,
    moves   = { "1 bid Cu3", "2 bid Cu7", "3 bid Zn8", "4 bid Cu6", "1 swap Au0 Zn8 for own" },
    bid_after = { { "8 of zinc" }, { "7 of copper" }, { "3 of copper" }, { "6 of copper" } },
    hands_after = { { "5 of silver", "9 of zinc" }, { "1 of zinc" }, { "4 of zinc" }, { "2 of zinc" } } },

  { say     = "the bids of the other team are not for sale, nor are the partner's cards",
    hands   = hands,
    moves   = { "1 bid Cu3", "2 bid Cu7", "3 bid Zn8", "4 bid Cu6" },
    refused = { ["1 swap Au0 Cu7 for own"] = "may-not-pick", ["1 swap Au0 Zn4 for own"] = "may-not-pick" } },
}
