return examples {
  { say   = "stockfish that a played occupation brings are none of a Viking",
    given = { open = { 52, 175 }, hand = { 27 }, supply = { "2 silver" }, vessels = { ["whaling boat"] = { 0 } },
              workers = 6 },
    moves = { "1 use 52", "1 play 27", "1 pass" },
    supply_after = { "1 stockfish", "1 silver", "0 oil" }, not_offered = { "use 175" } },

  { say   = "those of a space are",
    given = { open = { 175 }, supply = { "3 silver" }, workers = 6 },
    moves = { "1 place C1-05", "1 use 175" },
    supply_after = { "2 stockfish", "1 oil" } },
}
