return examples {
  { say      = "the hearts, the queens and the king all count",
    contract = "salade", declarer = 1,
    captured = { { "hearts", "Queen" }, {}, {}, {} },
    gains    = { -74, 0, 0, 0 } },

  { say      = "and so do tricks and the last two: a hundred and thirty in all",
    contract = "salade", declarer = 1,
    captured = { { "hearts", "spades", "diamonds", "clubs" }, {}, {}, {} }, tricks = { 13, 0, 0, 0 },
    gains    = { -130, 0, 0, 0 } },

  { say   = "it is one more contract for each dealer",
    moves = {},
    legal = { "4 declare no_tricks", "4 declare no_hearts", "4 declare no_queens", "4 declare no_last_two",
              "4 declare no_king_of_hearts", "4 declare salade", "4 declare trumps" } },
}
