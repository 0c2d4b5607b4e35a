local hands = {
  { "Ace of spades", "2 of spades" }, { "3 of spades", "9 of hearts" },
  { "Jack of spades", "4 of clubs" }, { "5 of hearts", "6 of hearts" },
}
local moves = {
  "1 bid two", "2 pass", "3 pass", "4 pass",
  "1 play SA", "2 play S3", "3 play SJ", "4 play H5",
  "1 play S2", "2 play H9", "3 play C4", "4 play H6",
}

return examples {
  { say = "high, low, jack and game are the pitcher's",
    dealer = 4, hands = hands, moves = moves, gains = { 4, 0, 0, 0 } },

  { say = "once the pitcher has seven nothing more is counted, and the match is over",
    dealer = 4, hands = hands, moves = moves, scores = { 3, 6, 0, 0 }, gains = { 4, 0, 0, 0 } },

  { say = "if all pass the deal counts, and nothing is scored",
    dealer = 4, hands = hands, moves = { "1 pass", "2 pass", "3 pass", "4 pass" }, gains = { 0, 0, 0, 0 } },
}
