return examples {
  { say      = "fifty more for a game that is won",
    contract = "null", bid = "18", declarer = 1, tricks = { 0, 6, 4 },
    gains    = { 73, 0, 0 } },

  { say      = "fifty less for one that is lost, and forty for each of the others",
    contract = "null", bid = "18", declarer = 1, tricks = { 1, 0, 0 },
    gains    = { -96, 40, 40 } },

  { say      = "with four at the table thirty, for the dealer too",
    players  = 4, sits_out = { 4 },
    contract = "null", bid = "18", declarer = 1, tricks = { 1, 0, 0, 0 },
    gains    = { -96, 30, 30, 30 } },
}
