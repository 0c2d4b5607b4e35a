return examples {
  { say   = "nothing in the ninth phase",
    given = { open = { 52, 151 }, hand = { 60 }, supply = { "2 silver" }, phase = "feast", workers = 0,
              on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 60", "1 choose 1" },
    supply_after = { "1 silver" } },

  { say   = "a silver in the action phase",
    given = { open = { 52, 151 }, hand = { 60 }, supply = { "silver" }, workers = 0,
              on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 60", "1 choose 1" },
    supply_after = { "1 silver" } },
}
