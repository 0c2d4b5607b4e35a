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
}
