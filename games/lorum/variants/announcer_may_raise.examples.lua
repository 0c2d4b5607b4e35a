return examples {
  { say      = "after the others, whoever called malý is asked as well",
    calls    = { "1 declare maly", "2 pass", "3 pass", "4 pass" },
    contract = "malý", declarer = 1, asks_next = 1,
    legal    = { "1 declare velky", "1 pass" } },

  { say      = "and may raise it to a veľký",
    calls    = { "1 declare maly", "2 pass", "3 pass", "4 pass", "1 declare velky" },
    contract = "veľký", declarer = 1, asks_next = 0 },

  { say      = "or leave it at that, which is final (ruling 16)",
    calls    = { "1 pass", "2 declare maly", "3 pass", "4 pass", "1 pass", "2 pass" },
    contract = "malý", declarer = 2, asks_next = 0 },

  { say      = "overridden, there is nothing left to raise",
    calls    = { "1 declare maly", "2 declare velky" },
    contract = "veľký", declarer = 2, asks_next = 0 },
}
