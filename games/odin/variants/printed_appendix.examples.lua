-- The printed appendix where it differs from the rulings.

return examples {
  { say   = "Latecomer stays away from Vikings of the last round",
    given = { open = { 91 }, supply = { "silver", "flax" }, strips = { 1 }, round = 2, workers = 0,
              others_on_spaces = { ["C1-10"] = 1 } },
    moves = { "1 pass" },
    not_offered = { "use 91" } },

  { say   = "two Vikings in column 4 bring no weapon",
    given = { open = { 106, 166 }, workers = 4, on_spaces = { ["C2-07"] = 2 },
              vessels = { longship = { 0, 0, 0, 0 } } },
    moves = { "1 place C4-08" },
    supply_after = { "1 silver hoard", "0 bow", "0 snare", "0 spear", "0 sword" } },

  { say   = "wood of another phase brings no silver",
    given = { open = { 52, 154 }, hand = { 24 }, supply = { "silver" }, vessels = { ["whaling boat"] = { 0, 0 } },
              phase = "breeding" },
    moves = { "1 use 52", "1 play 24" },
    supply_after = { "2 wood", "0 silver" } },

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

  { say   = "nothing for what an occupation brings in another phase (R24)",
    given = { open = { 52, 154, 155, 156 }, hand = { 87 }, supply = { "silver" }, strips = { 1 }, phase = "breeding" },
    moves = { "1 use 52", "1 play 87", "1 choose 2", "1 take 4 1", "1 pass", "1 pass" },
    supply_after = { "2 wood", "2 stone", "0 silver" }, not_offered = { "use 155" } },

  { say   = "in the action phase it counts",
    given = { open = { 52, 154, 156 }, hand = { 87 }, supply = { "silver" }, strips = { 1 }, workers = 6 },
    moves = { "1 use 52", "1 play 87", "1 choose 2", "1 take 4 1", "1 pass", "1 pass", "1 pass", "1 pass" },
    supply_after = { "2 wood", "2 stone", "2 silver" } },

  { say   = "Cooper is asked there",
    given = { open = { 155 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 use 155" },
    supply_after = { "1 wood", "1 stockfish" } },

  { say   = "Cooper is not asked in another phase",
    given = { open = { 52, 155 }, hand = { 24 }, supply = { "silver" }, vessels = { ["whaling boat"] = { 0, 0 } },
              phase = "breeding" },
    moves = { "1 use 52", "1 play 24" },
    not_offered = { "use 155" } },

  { say   = "nor for a single wood",
    given = { open = { 155 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 1 1" },
    not_offered = { "use 155" } },

  { say   = "a single stone is enough for Stone Crusher",
    given = { open = { 118, 156 }, workers = 6 },
    moves = { "1 place C1-07", "1 pass", "1 pass" },
    supply_after = { "2 silver", "1 stone" } },

  { say   = "Latecomer: not next to a Viking of the last round",
    given = { open = { 91 }, supply = { "silver", "flax" }, strips = { 1 }, round = 2, workers = 0,
              others_on_spaces = { ["C1-10"] = 1 } },
    moves = { "1 pass" },
    not_offered = { "use 91" } },

  { say   = "Latecomer: but next to one of this round",
    given = { open = { 91 }, supply = { "silver", "flax" }, strips = { 1 }, round = 2, workers = 0,
              on_spaces = { ["C1-10"] = 1 } },
    moves = { "1 pass", "1 use 91" },
    offered = { "visit C1-09", "visit C1-11" } },
}
