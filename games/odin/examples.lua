-- Worked examples: first how an action goes, then what the rules say, part by part.

return examples {
  { say   = "column 1: place, gap, effect, gap, and then idle (R6)",
    given = { workers = 6 },
    moves = { "1 place C1-07", "1 pass" },
    trace = { "place C1-07 x1", gap "placed", "gain {beans 1, silver 1}", gap "done", "pop C1-07",
              gap "idle" } },

  { say   = "five silver buy a knarr between the mountain item and the upgrade (R1.1)",
    given = { supply = { "5 silver", "peas" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-12", "1 take 1 1" },
    trace = { gap "placed", "take 1 from 1", "gain {wood 1}", gap "panel" },
    offered = { "buy knarr" } },

  { say   = "a hide can be laid before the space does anything (R1.2)",
    given = { supply = { "hide" }, workers = 6 },
    moves = { "1 place C1-13" },
    offered = { "put hide home 6,0" } },

  { say   = "no arming while a frame is open (R2.2)",
    given = { supply = { "2 ore", "peas" }, vessels = { longship = { 0 } }, workers = 6, strips = { 1 } },
    moves = { "1 place C2-12", "1 take 3 1" },
    not_offered = { "load longship 0" } },

  { say   = "arming between two turns (R2.1)",
    given = { supply = { "2 ore" }, vessels = { longship = { 0 } }, workers = 6 },
    moves = { "1 load longship 0" },
    offered = { "load longship 1" },
    supply_after = { "1 ore" } },

  { say   = "one trade changes a tile once: peas become mead, never oil (R15.1)",
    given = { supply = { "peas" }, workers = 6 },
    moves = { "1 place C1-13", "1 upgrade peas" },
    supply_after = { "0 peas", "1 mead", "0 oil" } },

  { say   = "all exchanges of a trade happen at once (R15.2)",
    given = { supply = { "2 peas", "mead" }, workers = 7 },
    moves = { "1 place C2-13", "1 upgrade peas", "1 upgrade peas", "1 upgrade mead" },
    supply_after = { "0 peas", "2 mead", "1 oil" } },
}
