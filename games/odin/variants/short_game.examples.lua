-- The short game: six rounds, one Viking more.

return examples {
  { say   = "seven Vikings in the first round, and the first harvest",
    given = { phase = "beginning", chance = { "strip 1", "strip 4", "card 52", "bow" } },
    moves = { "1 pass", "1 pass", "1 pass", "1 pass", "1 pass" },
    supply_after  = { "1 peas", "1 beans", "1 flax", "2 bow" },
    workers_after = 7 },

  { say   = "eight of the other colour in the second",
    given = { round = 2, phase = "actions" },
    workers_after = 8 },

  { say   = "twelve in the last",
    given = { round = 6, phase = "actions" },
    workers_after = 12 },

  { say   = "no harvest in the second round",
    given = { phase = "harvest", round = 2 },
    supply_after = { "0 peas", "0 grain" } },

  { say   = "grain in the third, and no cabbage",
    given = { phase = "harvest", round = 3 },
    moves = { "1 pass" },
    supply_after = { "1 peas", "1 grain", "0 cabbage" } },

  { say   = "everything but fruits in the fifth",
    given = { phase = "harvest", round = 5 },
    moves = { "1 pass" },
    supply_after = { "1 cabbage", "0 fruits" } },

  { say   = "Shetland turns in the second round",
    given = { phase = "exploration boards", round = 2, vessels = { longship = { 0 } } },
    moves = { "1 place C1-16" },
    supply_after = { "1 Faroe Islands", "2 silver" } },

  { say   = "the sixth round is the last: its income is not paid, and nobody plays on",
    given = { phase = "income", round = 6, laid = { "put silver home 11,0" } },
    supply_after = { "0 silver" } },

  { say   = "who came home early is not one more later (R34)",
    given = { round = 5, phase = "removal", on_spaces = { ["C1-07"] = 1 }, others_on_spaces = { ["C2-07"] = 2 } },
    moves = { "1 pass" },
    workers_after = 12, round_after = 6 },

  { say   = "the last feast has twelve squares: nothing served, three points each",
    given = { round = 6, phase = "feast" },
    score = -122 },

  { say   = "nine in the third",
    given = { round = 3, phase = "actions" },
    workers_after = 9 },

  { say   = "ten in the fourth",
    given = { round = 4, phase = "actions" },
    workers_after = 10 },

  { say   = "eleven in the fifth",
    given = { round = 5, phase = "actions" },
    workers_after = 11 },

  { say   = "no grain in the first",
    given = { phase = "harvest", round = 1 },
    moves = { "1 pass" },
    supply_after = { "1 peas", "0 grain" } },

  { say   = "nothing in the fourth",
    given = { phase = "harvest", round = 4 },
    supply_after = { "0 peas" } },

  { say   = "nothing in the sixth",
    given = { phase = "harvest", round = 6 },
    supply_after = { "0 peas" } },
}
