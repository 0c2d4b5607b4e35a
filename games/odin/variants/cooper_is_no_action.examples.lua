return examples {
  { say   = "his stockfish is none of an action",
    given = { open = { 155, 175 }, supply = { "silver" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 use 155" },
    trace = { "fires 155", "155: exchange {wood 1} -> {stockfish 1}" },
    supply_after = { "1 wood", "1 stockfish", "1 silver" }, not_offered = { "use 175" } },
}
