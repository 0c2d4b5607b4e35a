return examples {
  { say     = "a card of the row serves in several melds",
    row     = { "Queen of hearts", "10 of diamonds", "10 of clubs" },
    hands   = { { "10 of spades", "Jack of spades", "Queen of spades", "Queen of clubs", "King of spades" },
                { "9 of clubs" } },
    moves   = { "1 meld HQ SQ CQ", "1 meld S10 SJ HQ SK" },
    melded  = { 2, 0 } },

  { say      = "one card of one's own is enough, and none is as well",
    row      = { "Queen of hearts", "Queen of diamonds", "Queen of clubs" },
    hand     = { "Queen of spades", "Ace of clubs" },
    may_meld = { { "Queen of hearts", "Queen of diamonds", "Queen of spades", points = 1 },
                 { "Queen of hearts", "Queen of diamonds", "Queen of clubs", points = 1 } } },

  { say     = "both players may claim a meld that lies in the row",
    row     = { "Queen of hearts", "Queen of diamonds", "Queen of clubs" },
    hands   = { { "King of spades" }, { "9 of clubs" } },
    moves   = { "1 meld HQ DQ CQ", "1 pass", "2 meld HQ DQ CQ" },
    melded  = { 1, 1 } },

  { say     = "a card of the hand still serves in one meld only",
    row     = { "Queen of hearts", "Queen of diamonds", "10 of clubs" },
    hands   = { { "Queen of spades", "Jack of spades", "King of spades" }, { "9 of clubs" } },
    moves   = { "1 meld HQ DQ SQ" },
    refused = { ["1 meld C10 SJ SQ SK"] = "already-melded" } },

  { say     = "the same meld of the row is not claimed twice",
    row     = { "Queen of hearts", "Queen of diamonds", "Queen of clubs" },
    hands   = { { "King of spades", "King of hearts", "King of clubs" }, { "9 of clubs" } },
    moves   = { "1 meld HQ DQ CQ" },
    refused = { ["1 meld HQ DQ CQ"] = "already-melded" } },
}
