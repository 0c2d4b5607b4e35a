return examples {
  { say       = "the 1 is the only trump of a hand: void before any bid, and the next player deals",
    hands     = { { "2 of hearts" }, { "3 of hearts" }, { "1 of trumps", "4 of hearts" }, { "2 of trumps" } },
    chien     = {},
    moves     = {},
    thrown_in = true, asks_next = 2 },

  { say       = "with the Excuse it is not alone",
    hands     = { { "2 of hearts" }, { "3 of hearts" }, { "1 of trumps", "Excuse" }, { "2 of trumps" } },
    chien     = {},
    moves     = {},
    thrown_in = false, asks_next = 1 },

  { say       = "with another trump neither",
    hands     = { { "2 of hearts" }, { "3 of hearts" }, { "1 of trumps", "2 of trumps" }, { "4 of hearts" } },
    chien     = {},
    moves     = {},
    thrown_in = false, asks_next = 1 },

  { say       = "in the chien it is nobody's",
    hands     = { { "2 of hearts" }, { "3 of hearts" }, { "2 of trumps" }, { "4 of hearts" } },
    chien     = { "1 of trumps" },
    moves     = {},
    thrown_in = false, asks_next = 1 },
}
