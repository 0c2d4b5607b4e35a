return examples {
  { say   = "stockfish of Tutor's play at a gap is heard of after his action and after the one around it",
    given = { open = { 52, 175 }, hand = { 27 }, supply = { "3 silver" }, vessels = { ["whaling boat"] = { 0 } },
              workers = 6 },
    moves = { "1 place C1-17", "1 use 52", "1 play 27", "1 use 175", "1 use 175" },
    supply_after = { "1 stockfish", "2 oil" } },
}
