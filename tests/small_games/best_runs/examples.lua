-- Worked examples of the words for melds. Seats 1 and 3 play against 2 and 4.

local low_and_high = { { "9 of spades", "8 of spades", "7 of spades" }, { "Ace of clubs", "King of clubs", "Queen "
                         .. "of clubs" },
                       { "10 of hearts", "8 of hearts", "7 of hearts" }, { "10 of diamonds", "8 of diamonds", "7 of "
                         .. "diamonds" } }
local both_melded = { "1 meld S9 S8 S7", "1 play S9", "2 meld CA CK CQ", "2 play CA", "3 play H10", "4 play D10",
                      "1 play S8", "2 play CK", "3 play H8", "4 play D8" }

local function named(contract)
  return { "1 declare " .. contract, table.unpack(both_melded) }
end

return examples {
  { say   = "the higher run is better top-down",
    hands = low_and_high, moves = named("top_down"), gains = { 0, 20, 0, 20 } },

  { say   = "the lower one bottom-up",
    hands = low_and_high, moves = named("bottom_up"), gains = { 20, 0, 20, 0 } },

  { say   = "five cards in sequence beat a four of a kind",
    hands = { { "Queen of spades", "Jack of spades", "10 of spades", "9 of spades", "8 of spades" },
              { "King of spades", "King of clubs", "King of diamonds", "King of hearts", "7 of clubs" },
              { "Ace of clubs", "Ace of diamonds", "Ace of hearts", "7 of hearts", "8 of hearts" },
              { "9 of clubs", "9 of diamonds", "9 of hearts", "7 of diamonds", "8 of diamonds" } },
    moves = { "1 declare top_down", "1 meld SQ SJ S10 S9 S8", "1 play S8", "2 meld SK CK DK HK", "2 play SK",
              "3 play HA", "4 play C9", "2 play CK", "3 play CA", "4 play D9", "1 play S9", "3 play DA", "4 play D7",
              "1 play S10", "2 play DK", "3 play H7", "4 play H9", "1 play SJ", "2 play HK" },
    gains = { 100, 0, 100, 0 } },

  { say   = "a card stands in a run and in a four",
    hands = { { "Ace of spades", "King of spades", "Queen of spades", "Ace of hearts", "Ace of diamonds",
              "Ace of clubs" },
              { "10 of spades", "9 of spades", "7 of clubs", "8 of hearts", "Jack of hearts", "King of hearts" },
              { "10 of clubs", "9 of clubs", "7 of hearts", "8 of diamonds", "Jack of diamonds", "King of diamonds" },
              { "10 of hearts", "9 of hearts", "7 of diamonds", "8 of clubs", "Jack of clubs", "King of clubs" } },
    moves = { "1 declare top_down", "1 meld SA SK SQ" },
    legal = { "1 pass", "1 meld SA HA DA CA" } },
}
