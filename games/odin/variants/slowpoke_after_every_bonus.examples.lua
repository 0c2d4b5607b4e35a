return examples {
  { say   = "oil after a bonus phase for the home board alone",
    given = { open = { 41, 52 }, hand = { 21 }, supply = { "2 silver", "mead" }, workers = 6 },
    moves = { "1 use 52", "1 play 21", "1 yes", "1 use 41", "1 choose 2", "1 pass", "1 pass", "1 pass" },
    trace = { "phase bonus(1)", some_gaps, "fires 41", "41: exchange {mead 1} -> {oil 1}", some_gaps, "pop play" },
    supply_after = { "1 silver", "0 mead", "1 oil" } },

  { say   = "and after that of the round",
    given = { open = { 41 }, phase = "bonus", supply = { "silver", "mead" }, workers = 6 },
    moves = { "1 use 41", "1 choose 1" },
    supply_after = { "0 silver", "1 mead", "1 oil" } },
}
