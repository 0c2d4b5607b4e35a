return examples {
  { say   = "grain of this harvest brings one more",
    given = { open = { 169 }, phase = "harvest", round = 2 },
    moves = { "1 pass", "1 pass" },
    supply_after = { "2 grain", "1 flax" } },
}
