return examples {
  { say      = "the first to call counts, wherever they sit",
    calls    = { "3 declare maly", "4 pass", "1 pass", "2 pass" },
    contract = "malý", declarer = 3, asks_next = 0 },

  { say      = "a veľký may come after it from anybody else, and ends the calling",
    calls    = { "3 declare maly", "1 pass", "4 declare velky" },
    contract = "veľký", declarer = 4, asks_next = 0 },

  { say      = "also from one who had passed before the malý",
    calls    = { "2 pass", "3 declare maly", "2 declare velky" },
    contract = "veľký", declarer = 2, asks_next = 0 },

  { say      = "nobody calls: a normal game",
    calls    = { "4 pass", "2 pass", "1 pass", "3 pass" },
    contract = "none", asks_next = 0 },
}
