return examples {
  { say       = "all pass: seat 1 deals next, so that seat 2 speaks first",
    moves     = { "1 pass", "2 pass", "3 pass", "4 pass" },
    thrown_in = true, asks_next = 2 },

  { say       = "five passes, where five play",
    players   = 5,
    moves     = { "1 pass", "2 pass", "3 pass", "4 pass", "5 pass" },
    thrown_in = true, asks_next = 2 },

  { say       = "three passes and a bid: the deal is played as always",
    calls     = { "1 pass", "2 pass", "3 pass", "4 bid prise" },
    contract  = "prise", declarer = 4, thrown_in = false },
}
