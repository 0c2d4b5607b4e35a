return examples {
  { say   = "of two longships with three ore each the full one pillages after one was lost",
    given = { open = { 132 }, vessels = { longship = { 3, 3 } }, workers = 6, chance = { 4 } },
    moves = { "1 place C2-15", "1 use 132" },
    trace = { "fires 132", some_gaps, "roll 4 -> 10" } },

  { say   = "the one that has lost ore pillages where it still has most",
    given = { open = { 132 }, vessels = { longship = { 3, 1 } }, workers = 6, chance = { 4 } },
    moves = { "1 place C2-15", "1 use 132" },
    trace = { "fires 132", some_gaps, "roll 4 -> 9" } },
}
