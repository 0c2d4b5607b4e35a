return examples {
  { say      = "whoever passed before the malý is not asked again",
    calls    = { "1 pass", "2 declare maly", "3 pass", "4 pass" },
    contract = "malý", declarer = 2, asks_next = 0 },

  { say      = "a later seat may call veľký over the malý",
    calls    = { "1 declare maly", "2 pass" },
    contract = "malý", declarer = 1, asks_next = 3,
    legal    = { "3 declare velky", "3 pass" } },

  { say      = "and the veľký stands, with nobody left to go above it",
    calls    = { "1 declare maly", "2 pass", "3 declare velky" },
    contract = "veľký", declarer = 3, asks_next = 0 },

  { say      = "four passes make a normal game",
    calls    = { "1 pass", "2 pass", "3 pass", "4 pass" },
    contract = "none", asks_next = 0 },
}
