return examples {
  { say      = "the hearts, the queens and the king all count",
    contract = "salade", declarer = 1,
    captured = { { "hearts", "Queen" }, {}, {}, {} },
    gains    = { -74, 0, 0, 0 } },
}
