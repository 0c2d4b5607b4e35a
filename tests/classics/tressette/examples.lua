-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4.

return examples {
  { say      = "a player who can follow suit must",
    trick    = { "4 of cups" },
    hand     = { "3 of cups", "7 of cups", "Ace of coins" },
    may_play = { "3 of cups", "7 of cups" } },

  { say    = "the three is highest, and an ace and three thirds are two points",
    hands  = { { "King of coins" }, { "2 of coins" }, { "Ace of coins" }, { "3 of coins" } },
    moves  = { "1 play OK", "2 play O2", "3 play OA", "4 play O3" },
    winner = 4,
    points = { 0, 9, 0, 9 },
    gains  = { 0, 3, 0, 3 } },

  -- Declarations, with a seat's first card.

  { say      = "three threes, and three, two and ace of a suit",
    hand     = { "3 of coins", "2 of coins", "Ace of coins", "3 of cups", "3 of swords",
                 "4 of cups", "5 of cups", "6 of swords", "7 of swords", "4 of clubs" },
    may_meld = { { "3 of coins", "2 of coins", "Ace of coins", points = 3 },
                 { "3 of coins", "3 of cups", "3 of swords", points = 3 } },
    may_not_meld = { { "4 of cups", "4 of clubs", "5 of cups" }, { "3 of cups", "2 of coins", "Ace of coins" } } },

  { say    = "which are six points in all",
    hands  = { { "3 of coins", "2 of coins", "Ace of coins", "3 of cups", "3 of swords", "4 of cups", "5 of cups",
                 "6 of swords", "7 of swords", "4 of clubs" },
               { "4 of coins", "5 of coins", "6 of coins", "7 of coins", "Jack of coins", "Knight of coins",
                 "King of coins", "6 of clubs", "7 of clubs", "Jack of clubs" },
               { "6 of cups", "7 of cups", "Jack of cups", "Knight of cups", "King of cups", "Ace of cups",
                 "2 of cups", "5 of clubs", "2 of clubs", "3 of clubs" },
               { "4 of swords", "5 of swords", "Jack of swords", "Knight of swords", "King of swords", "Ace of swords",
                 "2 of swords", "Ace of clubs", "King of clubs", "Knight of clubs" } },
    moves  = { "1 meld O3 O2 OA", "1 meld O3 C3 S3" },
    melded = { 6, 0, 0, 0 } },

  { say    = "a card serves in a napoletana and once more among those of a kind",
    hands  = { { "3 of coins", "2 of coins", "Ace of coins", "3 of cups", "3 of swords", "3 of clubs" },
               { "4 of coins", "5 of coins", "6 of coins", "7 of coins", "Jack of coins", "Knight of coins" },
               { "4 of cups", "5 of cups", "6 of cups", "7 of cups", "Jack of cups", "Knight of cups" },
               { "4 of swords", "5 of swords", "6 of swords", "7 of swords", "Jack of swords", "Knight of swords" } },
    moves  = { "1 meld C3 S3 B3" },
    refused = { ["1 meld O3 C3 S3"] = "already-melded" },
    legal  = { "1 pass", "1 meld O3 O2 OA" } },

  { say    = "four aces are four, and what is declared counts for the side at once",
    hands  = { { "3 of coins", "2 of coins", "Ace of coins", "Ace of cups", "Ace of swords", "Ace of clubs" },
               { "4 of coins", "5 of coins", "6 of coins", "7 of coins", "Jack of coins", "Knight of coins" },
               { "4 of cups", "5 of cups", "6 of cups", "7 of cups", "Jack of cups", "Knight of cups" },
               { "4 of swords", "5 of swords", "6 of swords", "7 of swords", "Jack of swords", "Knight of swords" } },
    moves  = { "1 meld OA CA SA BA", "1 meld O3 O2 OA", "1 play O3", "2 play O4", "3 play C4", "4 play S4",
               "1 play O2", "2 play O5", "3 play C5", "4 play S5", "1 play OA", "2 play O6", "3 play C6", "4 play S6",
               "1 play CA", "2 play O7", "3 play C7", "4 play S7", "1 play SA", "2 play OJ", "3 play CJ", "4 play SJ" },
    melded = { 7, 0, 0, 0 },
    gains  = { 14, 0, 14, 0 } },

  { say    = "cards are declared with the first card only",
    hands  = { { "4 of coins", "Ace of cups", "Ace of swords", "Ace of clubs" },
               { "5 of coins", "5 of cups", "5 of swords", "5 of clubs" },
               { "6 of coins", "6 of cups", "6 of swords", "6 of clubs" },
               { "7 of coins", "7 of cups", "7 of swords", "7 of clubs" } },
    moves  = { "1 play O4", "2 play O5", "3 play O6" },
    refused = { ["1 meld CA SA BA"] = "wrong-verb" } },

  -- Points.

  { say    = "each side drops the thirds left over",
    cases  = { { points = { 15, 20, 0, 0 }, gains = { 5, 6, 5, 6 } },
               { points = { 19, 16, 0, 0 }, gains = { 6, 5, 6, 5 } } } },

  { say    = "declarations are added",
    points = { 15, 20, 0, 0 },
    melded = { 3, 0, 3, 4 },
    gains  = { 11, 10, 11, 10 } },

  { say    = "a side that takes everything and has declared nothing scores eleven",
    points = { 35, 0, 0, 0 },
    gains  = { 11, 0, 11, 0 } },

  -- The end.

  { say     = "with thirty-one the higher score wins",
    scores  = { 33, 31, 33, 31 },
    finish  = true,
    winners = { 1, 3 } },
}
