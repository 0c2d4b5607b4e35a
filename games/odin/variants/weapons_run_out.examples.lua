return examples {
  { say   = "with all weapons in hand, bows that were paid with are not drawn again",
    given = { supply = { "12 bow", "12 snare", "12 spear", "11 sword" }, workers = 1, chance = { 4 } },
    moves = { "1 place C1-03", "1 succeed 0 4", "1 pass", "1 pass", "1 pass", "1 pass", "1 pass", "1 pass",
              "1 pass", "1 pass", "1 pass", "1 pass", "1 pass" },
    supply_after = { "8 bow" } },
}
