return examples {
  { say   = "of three stockfish one may become game meat",
    given = { open = { 150 }, supply = { "3 flax" }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-11", "1 upgrade flax", "1 upgrade flax", "1 upgrade flax", "1 use 150" },
    supply_after = { "2 stockfish", "1 game meat" } },

  { say   = "and one of three salt meat",
    given = { open = { 150 }, supply = { "3 grain" }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-11", "1 upgrade grain", "1 upgrade grain", "1 upgrade grain", "1 use 150_2" },
    supply_after = { "2 salt meat", "1 game meat" } },
}
