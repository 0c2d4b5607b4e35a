return examples {
  { say   = "two Vikings in column 4 bring no weapon",
    given = { open = { 106, 166 }, workers = 4, on_spaces = { ["C2-07"] = 2 },
              vessels = { longship = { 0, 0, 0, 0 } } },
    moves = { "1 place C4-08" },
    trace = { "place C4-08 x2", "push C4-08", gap "placed", "gain {silver hoard 1}" },
    supply_after = { "0 bow", "0 snare", "0 spear", "0 sword" } },

  { say   = "two in column 2 do",
    given = { open = { 166 }, workers = 4, on_spaces = { ["C2-07"] = 2 }, chance = { "bow" } },
    moves = { "1 place C2-08" },
    trace = { "place C2-08 x2", "push C2-08", gap "placed", "fires 166", "166: gain {bow 1}" } },
}
