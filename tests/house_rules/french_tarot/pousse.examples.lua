return examples {
  { say     = "pousse is a bid above prise and below garde",
    moves   = { "1 bid prise", "2 bid pousse" },
    refused = { ["3 bid prise"] = "bid-too-low" },
    legal   = { "3 pass", "3 bid garde", "3 bid garde_sans", "3 bid garde_contre" } },

  { say      = "made by seven: it counts twice",
    contract = "pousse", declarer = 1,
    points   = { 48 },
    among    = { { "21 of trumps", "Excuse" } },
    figures  = { target = 41, margin = 7, unit = 64 },
    gains    = { 192, -64, -64, -64 } },

  { say      = "the taker takes up the chien",
    contract = "pousse",
    moves    = { "1 bid pousse", "2 pass", "3 pass", "4 pass" },
    to_act   = { 1 } },
}
