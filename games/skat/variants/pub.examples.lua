return examples {
  { say    = "a ramsch, if all pass",
    tricks = { 5, 3, 2 }, points = { 60, 40, 20 },
    gains  = { -60, 0, 0 } },

  { say      = "contra, and a round of bock after it",
    contract = "null", bid = "18", declarer = 1, announced = { [2] = { "contra" } },
    tricks   = { 1, 0, 0 },
    gains    = { -92, 0, 0 }, tallies_after = { bock = 3 } },
}
