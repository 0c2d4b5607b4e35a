return examples {
  { say   = "ore goes on board between placing and the whaling itself",
    given = { vessels = { ["whaling boat"] = { 0 } }, supply = { "ore" }, workers = 6 },
    moves = { "1 place C3-03" },
    offered = { "load whaling_boat 0" } },

  { say   = "but not between two rolls",
    given = { vessels = { ["whaling boat"] = { 0 } }, supply = { "ore", "hide" }, workers = 6,
              chance = { "card 22", 9 } },
    moves = { "1 place C3-03", "1 pass", "1 pass" },
    trace = { "roll 9 -> 8", gap "roll" },
    offered = { "put hide home 6,0" }, not_offered = { "load whaling_boat 0" } },

  { say   = "nor while an action of an occupation runs",
    given = { open = { 52 }, hand = { 60 }, vessels = { longship = { 0 } }, supply = { "silver", "ore" }, workers = 6,
              on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 60" },
    not_offered = { "load longship 0" } },
}
