return examples {
  { say   = "a Viking that comes home in the feast phase brings nothing",
    given = { open = { 52, 151 }, hand = { 60 }, supply = { "silver" }, phase = "feast", workers = 0,
              on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 60", "1 choose 1" },
    trace = { "return 1 (C1-07)", gap "done" },
    supply_after = { "0 silver" } },

  { say   = "in the action phase it does",
    given = { open = { 52, 151 }, hand = { 60 }, supply = { "silver" }, workers = 2, round = 3,
              on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 60", "1 choose 1" },
    workers_after = 3, supply_after = { "1 silver" } },
}
