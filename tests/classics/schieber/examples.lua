-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4, and the last seat deals.

-- The moves of these tricks, each with its leader and its cards.
local function tricks(naming, list)
  local moves = { naming }
  for _, trick in ipairs(list) do
    for i, card in ipairs(trick) do
      table.insert(moves, (trick.leader + i - 2) % 4 + 1 .. " play " .. card)
    end
  end
  return moves
end

return examples {
  { say     = "forehand names trumps or leaves it to the partner, who must",
    moves   = { "1 push" },
    refused = { ["3 pass"] = "may-not-pass" } },

  { say        = "a lone jack of trumps need not follow",
    contract   = "spades", trump_suit = "spades",
    trick      = { "7 of spades" },
    hand       = { "Jack of spades", "Ace of hearts", "6 of diamonds" },
    may_play   = { "Jack of spades", "Ace of hearts", "6 of diamonds" } },

  { say        = "with another trump it does",
    contract   = "spades", trump_suit = "spades",
    trick      = { "7 of spades" },
    hand       = { "Jack of spades", "6 of spades", "Ace of hearts" },
    may_play   = { "Jack of spades", "6 of spades" } },

  { say        = "a suit may be trumped, but not below a trump that lies there",
    contract   = "spades", trump_suit = "spades",
    trick      = { "10 of hearts", "9 of spades" },
    hand       = { "King of hearts", "Jack of spades", "Ace of spades", "6 of diamonds" },
    may_play   = { "King of hearts", "Jack of spades" } },

  { say        = "who holds only trumps may go below",
    contract   = "spades", trump_suit = "spades",
    trick      = { "10 of hearts", "9 of spades" },
    hand       = { "Ace of spades", "7 of spades" },
    may_play   = { "Ace of spades", "7 of spades" } },

  -- Scoring: each trick and each weis at once.

  { say   = "the points of a deal are 157, whatever is named",
    for_all_deals = 100, holds = function (result) return result.all_points == 157 end },

  { say      = "top-down and bottom-up each suit is 38",
    cases    = { { contract = "top-down", captured = { { "hearts" }, { "Ace of clubs" }, { "8 of clubs" }, {} },
                   points = { 38, 11, 8, 0 } },
                 { contract = "bottom-up", captured = { { "hearts" }, { "Ace of clubs" }, { "8 of clubs" },
                   { "6 of clubs" } }, points = { 38, 0, 8, 11 } } } },

  { say   = "all points of a deal: 98 and 59",
    hands = { { "HJ", "H9", "HA", "HK", "H10", "H8", "H7", "S7", "S6" },
              { "SA", "SK", "SQ", "SJ", "S10", "S9", "S8", "HQ", "H6" }, { "diamonds" }, { "clubs" } },
    moves = tricks("1 declare hearts", {
      { leader = 1, "HJ", "H6", "D6", "C6" },  { leader = 1, "H9", "HQ", "D7", "C7" },
      { leader = 1, "HA", "S8", "D8", "C8" },  { leader = 1, "HK", "S9", "D9", "C9" },
      { leader = 1, "H10", "SJ", "DJ", "CQ" }, { leader = 1, "H8", "SQ", "DQ", "CK" },
      { leader = 1, "H7", "SK", "DK", "CA" },  { leader = 1, "S7", "S10", "D10", "C10" },
      { leader = 2, "SA", "DA", "CJ", "S6" } }),
    gains = { 98, 59, 98, 59 } },

  { say   = "all nine tricks are a hundred more",
    hands = { { "hearts" }, { "spades" }, { "diamonds" }, { "clubs" } },
    moves = tricks("1 declare top_down", {
      { leader = 1, "HA", "S6", "D6", "C6" }, { leader = 1, "HK", "S7", "D7", "C7" },
      { leader = 1, "HQ", "S8", "D8", "C8" }, { leader = 1, "HJ", "S9", "D9", "C9" },
      { leader = 1, "H10", "S10", "D10", "C10" }, { leader = 1, "H9", "SJ", "DJ", "CJ" },
      { leader = 1, "H8", "SQ", "DQ", "CQ" }, { leader = 1, "H7", "SK", "DK", "CK" },
      { leader = 1, "H6", "SA", "DA", "CA" } }),
    gains = { 257, 0, 257, 0 } },

  { say   = "five cards in a row go before four kings, which are as many points",
    hands = { { "H10", "H9", "H8", "H7", "H6" }, { "SK", "HK", "DK", "CK", "C6" },
              { "S6", "S7", "S9", "D6", "D7" }, { "C7", "C8", "C10", "D8", "S8" } },
    moves = { "1 declare top_down", "1 meld H10 H9 H8 H7 H6", "1 play H6", "2 meld SK HK DK CK", "2 play HK",
              "3 play S6", "4 play C7" },
    gains = { 100, 4, 100, 4 } },

  { say   = "bottom-up four sixes go before four aces",
    hands = { { "SA", "HA", "DA", "CA", "H10" }, { "S6", "H6", "D6", "C6", "C9" },
              { "S7", "S9", "S10", "D8", "D7" }, { "C7", "C8", "C10", "D9", "S8" } },
    moves = { "1 declare bottom_up", "1 meld SA HA DA CA", "1 play HA", "2 meld S6 H6 D6 C6", "2 play H6",
              "3 play S7", "4 play C7" },
    gains = { 0, 111, 0, 111 } },

  { say   = "stöck are twenty with the second of king and queen of trumps",
    hands = { { "SK", "SQ", "H7" }, { "S6", "S7", "D7" }, { "H6", "D6", "C6" }, { "C7", "H8", "D8" } },
    moves = { "1 declare spades", "1 play SK", "2 play S6", "3 play H6", "4 play C7", "1 play SQ", "2 play S7" },
    gains = { 24, 0, 24, 0 } },

  { say     = "the weis counts before the trick: 40 points come too late",
    scores  = { 960, 940, 960, 940 },
    hands   = { { "SJ", "HA", "HK", "H8", "D6" }, { "S9", "SQ", "HQ", "DQ", "CQ" }, { "SK", "D7", "D8", "D10", "C7" },
                { "DJ", "C8", "C9", "D9", "H6" } },
    moves   = { "1 declare spades", "1 play SJ", "2 meld SQ HQ DQ CQ", "2 play S9", "3 play SK", "4 play DJ" },
    gains   = { 0, 100, 0, 100 },
    winners = { 2, 4 } },
}
