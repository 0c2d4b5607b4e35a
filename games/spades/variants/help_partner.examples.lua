return examples {
  { say       = "the tricks of a failed nil count for the partner's contract",
    predicted = { 0, 4, 4, 4 },
    tricks    = { 2, 4, 3, 4 },
    gains     = { -59, 80, -59, 80 },
    tallies_after = { bags = { 1, 0, 1, 0 } } },

  { say       = "where they are not enough either the contract fails, without bags",
    predicted = { 0, 4, 6, 3 },
    tricks    = { 2, 5, 3, 3 },
    gains     = { -160, 71, -160, 71 },
    tallies_after = { bags = { 0, 1, 0, 1 } } },

  { say       = "of two nils all tricks are bags as ever",
    predicted = { 0, 6, 0, 3 },
    tricks    = { 1, 9, 1, 2 },
    gains     = { -198, 92, -198, 92 },
    tallies_after = { bags = { 2, 2, 2, 2 } } },

  { say       = "without a failed nil nothing is different",
    predicted = { 0, 4, 5, 3 },
    tricks    = { 0, 4, 6, 3 },
    gains     = { 151, 70, 151, 70 } },
}
