return examples {
  { say    = "ten points off for whoever takes it",
    points = { 3, 20, 0, 3 },
    among  = { [3] = { "Jack of diamonds" } },
    gains  = { 3, 20, -10, 3 } },

  { say    = "whatever else was taken",
    points = { 3, 20, 0, 3 },
    among  = { [2] = { "Jack of diamonds" } },
    gains  = { 3, 10, 0, 3 } },

  { say    = "it is no card point: the moon is still 26 (ruling 8)",
    points = { 0, 26, 0, 0 },
    among  = { [2] = { "Jack of diamonds" } },
    gains  = { 26, -10, 26, 26 } },

  { say    = "and lies with somebody else just as well",
    points = { 0, 26, 0, 0 },
    among  = { [1] = { "Jack of diamonds" } },
    gains  = { 16, 0, 26, 26 } },

  { say      = "only the jack: other diamonds are worth nothing",
    captured = { { "King of diamonds" }, { "10 of diamonds" }, { "Jack of clubs" }, { "Queen of spades", "hearts" } },
    points   = { 0, 0, 0, 26 },
    gains    = { 26, 26, 26, 0 } },
}
