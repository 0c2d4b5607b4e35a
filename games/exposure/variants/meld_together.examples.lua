local row = { "King of hearts", "9 of diamonds", "Ace of hearts" }
local hands = { { "King of spades", "King of diamonds", "Ace of clubs", "Ace of spades" },
                { "10 of spades", "Jack of clubs", "Queen of diamonds", "9 of spades", "9 of hearts" } }

return examples {
  { say     = "both are asked at once, and neither waits for the other",
    row     = row,
    hands   = hands,
    moves   = { "2 meld S9 H9 D9" },
    melded  = { 0, 1 },
    to_act  = { 1, 2 } },

  { say     = "also where the dealer is through first",
    row     = row,
    hands   = hands,
    moves   = { "2 meld S10 CJ DQ HK", "2 pass" },
    to_act  = { 1 },
    legal   = { "1 pass", "1 meld SK HK DK", "1 meld SA HA CA" } },

  { say     = "what may be melded stays the same: both may use the same card of the row, each once",
    row     = row,
    hands   = hands,
    moves   = { "1 meld HK SK DK", "2 meld S10 CJ DQ HK" },
    melded  = { 1, 1 },
    refused = { ["1 meld HK SK DK"] = "already-melded" } },

  { say     = "the non-dealer leads as always",
    row     = row,
    hands   = hands,
    moves   = { "2 pass", "1 pass" },
    to_act  = { 1 },
    legal   = { "1 play SK", "1 play DK", "1 play CA", "1 play SA" } },
}
