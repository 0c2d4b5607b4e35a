return examples {
  { say     = "it is a bid above garde contre",
    calls   = { "1 bid garde_contre" },
    contract = "garde contre", declarer = 1, asks_next = 2,
    legal   = { "2 pass", "2 bid little_slam" } },

  { say = "seventeen tricks: won, and everything counts eight times",
    contract = "little slam", declarer = 1, points = { 86 }, tricks = { 17, 0, 0, 1 },
    among = { { "oudlers" } },
    figures = { margin = 50, won = true, unit = 600 },
    gains = { 1800, -600, -600, -600 } },

  { say = "two tricks lost: lost, whatever the margin says",
    contract = "little slam", declarer = 1, points = { 80 }, tricks = { 16, 0, 1, 1 },
    among = { { "oudlers" } },
    figures = { margin = 44, won = false, unit = 552 },
    gains = { -1656, 552, 552, 552 } },

  { say     = "nobody sees the chien, and it counts for the taker",
    hands   = { { "10 of spades" }, { "3 of spades" }, { "4 of spades" }, { "6 of spades" } },
    chien   = { "21 of trumps", "2 of trumps" },
    moves   = { "1 bid little_slam", "1 play S10" },
    points  = { 7, 0, 0, 0 },
    figures = { oudlers = 1, won = true } },

  { say = "a garde with as many tricks is settled as always",
    contract = "garde", declarer = 1, points = { 48 }, tricks = { 17, 0, 0, 1 },
    among = { { "21 of trumps" } },
    figures = { won = false, unit = 56 } },
}
