return examples {
  { say   = "Vikings stand already when the ore is taken, and it is not put on board",
    given = { open = { 164 }, vessels = { longship = { 0, 0 } }, supply = { "ore" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 place C4-08", "1 use 164" },
    trace = { "place C4-08 x4", some_gaps, "fires 164" },
    not_offered = { "load longship 0" } },
}
