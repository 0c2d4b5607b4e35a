return examples {
  { say   = "Archery Teacher comes too late for a roll that was made",
    given = { open = { 52 }, hand = { 13 }, supply = { "silver", "4 wood" }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-03", "1 pass", "1 use 52", "1 play 13" },
    trace = { "roll 5 -> 5", gap "roll", "use 52", some_gaps, "play 13" },
    offered = { "succeed 4 1" }, not_offered = { "succeed 3 1" } },
}
