return examples {
  { say   = "the partner gives the bidder four cards and gets four back, before anybody melds",
    hands = { { "HA", "H10", "HK", "HQ", "C9", "C9" }, { "CJ", "CJ", "CQ", "CQ", "CK", "CK" },
              { "HJ", "HA", "H10", "H9", "S9", "S9" }, { "D9", "D9", "DJ", "DJ", "DK", "DK" } },
    moves = { "1 bid 250", "1 declare hearts", "3 give HJ HA H10 H9", "1 give C9 C9 H9 HA" },
    hands_after = { { "HA", "H10", "H10", "HK", "HQ", "HJ" }, { "CJ", "CJ", "CQ", "CQ", "CK", "CK" },
                    { "HA", "H9", "C9", "C9", "S9", "S9" }, { "D9", "D9", "DJ", "DJ", "DK", "DK" } },
    to_act = { 1 } },

  { say   = "three at a table that passes three",
    house = { passed_cards = 3 },
    hands = { { "HA", "H10", "HK", "C9" }, { "CJ", "CJ", "CQ", "CQ" }, { "HJ", "HA", "H10", "S9" },
              { "D9", "D9", "DJ", "DJ" } },
    moves = { "1 bid 250", "1 declare hearts", "3 give HJ HA H10" },
    hands_after = { { "HA", "HA", "H10", "H10", "HK", "HJ", "C9" }, { "CJ", "CJ", "CQ", "CQ" }, { "S9" },
                    { "D9", "D9", "DJ", "DJ" } },
    to_act = { 1 } },
}
