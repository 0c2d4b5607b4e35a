return examples {
  { say     = "the bid lies there, and is no card of the hand any more",
    players = 3,
    hands   = { { "5 of copper", "9 of bismuth" }, { "8 of copper", "3 of phosphorus" },
                { "1 of silver", "2 of bismuth" } },
    moves   = { "1 bid Bi9", "2 bid P3", "3 bid Bi2" },
    bid_after   = { { "9 of bismuth" }, { "3 of phosphorus" }, { "2 of bismuth" } } },
}
