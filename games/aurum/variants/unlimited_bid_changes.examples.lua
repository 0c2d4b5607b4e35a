local hands = { { "4 of silver", "1 of bismuth", "7 of copper" },
                { "4 of copper", "2 of bismuth", "9 of silver" },
                { "6 of bismuth", "3 of silver", "8 of copper" } }

return examples {
  { say     = "whoever has gold left is asked again, and may change back",
    players = 3,
    hands   = hands,
    collection = { { "0 of gold", "1 of gold" } },
    moves   = { "1 bid Ag4", "2 bid Cu4", "3 bid Bi6", "1 swap Au0 Bi1 for own", "1 swap Au1 Ag4 for own" },
    bid_after = { [1] = { "4 of silver" } },
    hands_after = { [1] = { "1 of bismuth", "7 of copper" } } },

  { say     = "the gold is gone, and with it the changes",
    players = 3,
    hands   = hands,
    moves   = { "1 bid Ag4", "2 bid Cu4", "3 bid Bi6", "1 swap Au0 Bi1 for own" },
    to_act  = { 2 },
    refused = { ["1 swap Au0 Cu7 for own"] = "not-your-turn" } },

  { say     = "whoever passes is through until the next trick",
    players = 3,
    hands   = hands,
    collection = { { "1 of gold" } },
    moves   = { "1 bid Ag4", "2 bid Cu4", "3 bid Bi6", "1 swap Au1 Bi1 for own", "1 pass" },
    to_act  = { 2 },
    legal   = { "2 pass", "2 swap Au0 Bi2 for own", "2 swap Au0 Ag9 for own" } },

  { say     = "with four players both bids of the team may be changed one after the other",
    hands   = { { "3 of copper", "5 of silver", "9 of zinc" }, { "7 of copper", "1 of zinc" },
                { "8 of zinc", "4 of zinc" }, { "6 of copper", "2 of zinc" } },
    collection = { { "0 of gold", "1 of gold" } },
    moves   = { "1 bid Cu3", "2 bid Cu7", "3 bid Zn8", "4 bid Cu6", "1 swap Au1 Ag5 for own",
                "1 swap Au0 Zn9 for partner" },
    bid_after = { [1] = { "5 of silver" }, [3] = { "9 of zinc" } } },
}
