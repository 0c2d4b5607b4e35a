return examples {
  { say   = "a silver for the space, and one for the cook",
    given = { open = { 36 }, workers = 6, supply = { "3 silver", "2 salt meat" }, vessels = { knarr = { 0 } } },
    moves = { "1 place C1-14", "1 use 36", "1 upgrade salt_meat" },
    trace = { "pay {silver 1}", gap "premise", "fires 36", "36: pay {silver 1}", "push upgrade" },
    supply_after = { "1 silver", "1 salt meat", "1 linen" }, not_offered = { "upgrade salt_meat" } },

  { say   = "he trades game meat and whale meat, and nothing else",
    given = { open = { 36 }, workers = 6, supply = { "3 silver", "game meat", "whale meat", "stockfish" },
              vessels = { knarr = { 0 } } },
    moves = { "1 place C1-14", "1 use 36" },
    offered = { "upgrade game_meat", "upgrade whale_meat" }, not_offered = { "upgrade stockfish" } },

  { say   = "nothing without it",
    given = { open = { 36 }, workers = 6, supply = { "silver", "salt meat" }, vessels = { knarr = { 0 } } },
    moves = { "1 place C1-14", "1 pass", "1 pass" },
    trace = { "pay {silver 1}", gap "premise" }, not_offered = { "use 36" } },
}
