return examples {
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
}
