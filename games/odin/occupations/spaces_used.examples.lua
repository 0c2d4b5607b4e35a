-- Occupations of spaces_used.lua at work. 52 in play and a silver more: so they can be played.

return examples {
  { say   = "3: a snare for a Weekly Market",
    given = { open = { 3 }, workers = 6 },
    moves = { "1 place C2-07", "1 pass" },
    supply_after = { "1 snare", "1 silver" } },

  { say   = "3: a snare for stone that is carved",
    given = { open = { 3 }, supply = { "stone" }, workers = 6 },
    moves = { "1 place C1-10", "1 pass" },
    supply_after = { "1 snare", "1 rune stone", "1 silver" } },

  { say   = "3: no snare where nothing could be carved",
    given = { open = { 3 }, workers = 6 },
    moves = { "1 place C1-10" },
    supply_after = { "0 snare" } },

  { say   = "3: no snare for two silver",
    given = { open = { 3 }, workers = 6 },
    moves = { "1 place C2-08", "1 pass" },
    supply_after = { "0 snare", "2 silver" } },

  { say   = "8: Vikings of both colours on Crafting spaces count (R38)",
    given = { open = { 8 }, phase = "income", round = 2, workers = 0, on_spaces = { ["C3-07"] = 3 },
              others_on_spaces = { ["C2-09"] = 2 } },
    trace = { "phase income", gap "before", "fires 8", "8: gain {oil 1}", gap "listener" } },

  { say   = "8: four are not enough",
    given = { open = { 8 }, phase = "income", round = 2, workers = 0, on_spaces = { ["C3-07"] = 3 },
              others_on_spaces = { ["C1-09"] = 1, ["C3-01"] = 3 } },
    moves = {},
    supply_after = { "0 oil" } },
}
