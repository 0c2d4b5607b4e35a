local row = { "Queen of hearts", "10 of diamonds", "10 of clubs" }
local hands = { { "10 of spades", "Jack of spades", "Queen of spades", "Queen of clubs", "King of spades" },
                { "9 of clubs" } }

return examples {
  { say     = "the queen of the row serves with the queens and in the sequence",
    row     = row,
    hands   = hands,
    moves   = { "1 meld HQ SQ CQ", "1 meld S10 SJ HQ SK" },
    melded  = { 2, 0 } },

  { say     = "cards of the hand are bound to one meld as before",
    row     = row,
    hands   = hands,
    moves   = { "1 meld HQ SQ CQ" },
    refused = { ["1 meld S10 SJ SQ SK"] = "already-melded" } },

  { say          = "and a meld with the row needs two of them",
    row          = { "Queen of hearts", "Queen of diamonds", "9 of clubs" },
    hand         = { "Queen of spades", "Ace of clubs" },
    may_not_meld = { { "Queen of hearts", "Queen of diamonds", "Queen of spades" } } },
}
