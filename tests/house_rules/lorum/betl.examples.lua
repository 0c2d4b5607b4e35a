return examples {
  { say      = "betl goes above malý, and only veľký above betl",
    calls    = { "1 declare maly", "2 declare betl" },
    contract = "betl", declarer = 2, asks_next = 3,
    legal    = { "3 declare velky", "3 pass" } },

  { say      = "veľký ends the calling",
    calls    = { "1 declare betl", "2 declare velky" },
    contract = "veľký", declarer = 2, asks_next = 0 },

  { say      = "a player who can head the trick must, as under malý",
    contract = "betl", declarer = 1, leader = 1,
    trick    = { "Dolník of acorns" },
    hand     = { "King of acorns", "10 of acorns" },
    may_play = { "King of acorns" } },

  { say      = "betl broken",
    contract = "betl", declarer = 2,
    tricks   = { 3, 1, 2, 2 },
    gains    = { 15, -45, 15, 15 } },

  { say      = "three players: betl kept",
    players  = 3,
    contract = "betl", declarer = 1,
    tricks   = { 0, 6, 4 },
    gains    = { 40, -20, -20 } },
}
