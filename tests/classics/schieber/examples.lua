-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4, and the last seat deals.

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
}
