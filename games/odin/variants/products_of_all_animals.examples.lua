return examples {
  { say   = "four cattle give four milk",
    given = { supply = { "3 cattle", "pregnant cattle" }, workers = 6 },
    moves = { "1 place C1-08", "1 pass" },
    supply_after = { "4 milk" } },

  { say   = "and five sheep five wool",
    given = { supply = { "5 sheep" }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-06", "1 pass", "1 pass" },
    supply_after = { "5 wool" } },
}
