return examples {
  { say    = "all show their number together",
    deal   = 10,
    moves  = { "4 predict 1", "2 predict 0" },
    to_act = { 1, 3 } },

  { say       = "the sum may come out",
    deal      = 9,
    moves     = { "4 predict 1", "2 predict 0", "1 predict 1", "3 predict 0" },
    predicted = { 1, 0, 0, 1 },
    to_act    = { 1 } },
}
