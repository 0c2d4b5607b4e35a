return examples {
  { say   = "two events, two silver",
    given = { open = { 52, 151 }, hand = { 60 }, supply = { "2 silver" }, round = 1, workers = 0,
              on_spaces = { ["C2-08"] = 2 } },
    moves = { "1 use 52", "1 play 60", "1 choose 2" },
    trace = { "return 1 (C2-08)", "return 1 (C2-08)", "fires 151", some_gaps, "fires 151" },
    supply_after = { "2 silver" }, workers_after = 2 },
}
