return examples {
  { say      = "the three high spades count ten, seven and thirteen",
    captured = { { "hearts" }, { "King of spades" }, { "Ace of spades", "Jack of spades" },
                 { "Queen of spades" } },
    points   = { 13, 10, 7, 13 } },

  { say      = "26 are no longer all",
    captured = { { "hearts", "Queen of spades" }, { "King of spades", "Ace of spades" }, {}, {} },
    gains    = { 26, 17, 0, 0 } },

  { say    = "43 are",
    points = { 43, 0, 0, 0 },
    gains  = { 0, 43, 43, 43 } },
}
