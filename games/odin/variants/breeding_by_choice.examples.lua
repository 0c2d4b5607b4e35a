return examples {
  { say   = "two sheep may stay as they are",
    given = { phase = "breeding", supply = { "2 sheep" } },
    moves = { "1 pass", "1 pass" },
    supply_after = { "2 sheep", "0 pregnant sheep" } },

  { say   = "and cattle with young may keep it",
    given = { phase = "breeding", supply = { "pregnant cattle" } },
    moves = { "1 pass", "1 pass" },
    supply_after = { "0 cattle", "1 pregnant cattle" } },
}
