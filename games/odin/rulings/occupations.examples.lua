-- Rulings R17 to R24: what counts as gained, what counts as an action, and how often occupations
-- look at it.

return examples {
  { say   = "R17: a chest that was traded for is gained: Locksmith offers oil",
    given = { open = { 28 }, supply = { "wool", "silver" }, workers = 6 },
    moves = { "1 place C1-13", "1 upgrade wool", "1 use 28" },
    trace = { "exchange {wool 1} -> {chest 1}", "fires 28", "28: exchange {silver 1} -> {oil 1}", gap "done" },
    supply_after = { "1 chest", "1 oil", "0 silver" } },

  { say   = "R17: spices from overseas bring oil",
    given = { open = { 190 }, supply = { "silver", "skin and bones" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 place C1-14", "1 upgrade skin_and_bones" },
    supply_after = { "1 spices", "1 oil" } },

  { say   = "R17: what is traded on in the same trade was gained all the same: one stockfish, one hide",
    given = { open = { 175 }, supply = { "flax", "stockfish", "silver" }, workers = 6 },
    moves = { "1 place C1-13", "1 upgrade flax", "1 upgrade stockfish", "1 pass" },
    offered = { "use 175" } },

  { say   = "R18: a chest that an occupation exchanges for is gained, too",
    given = { open = { 28, 54 }, supply = { "silverware", "silver" }, workers = 6 },
    moves = { "1 use 54", "1 choose 2", "1 use 28" },
    trace = { "use 54", "exchange {silverware 1} -> {chest 1}", "fires 28", "28: exchange {silver 1} -> {oil 1}" },
    supply_after = { "1 chest", "1 oil", "0 silver", "0 silverware" } },

  { say   = "R19: playing an occupation is an action of its own",
    given = { open = { 52 }, hand = { 22 }, supply = { "silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 22", "1 pass" },
    trace = { "use 52", "pay {silver 1}", "push play", "play 22", gap "done", "pop play", "again" } },

  { say   = "R19.2: two wood of an occupation that Tutor plays are two wood of that action",
    given = { open = { 52, 154 }, hand = { 24 }, supply = { "silver" }, vessels = { ["whaling boat"] = { 0, 0 } },
              workers = 6 },
    moves = { "1 use 52", "1 play 24", "1 pass" },
    trace = { "push play", "play 24", "gain {wood 2}", gap "done", "fires 154", "154: gain {silver 1}", gap "listener",
              "pop play" },
    supply_after = { "2 wood", "1 silver" } },

  { say   = "R20.1: peas for an occupation that Tutor plays",
    given = { open = { 52, 176 }, hand = { 22 }, supply = { "silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 22", "1 pass" },
    supply_after = { "1 peas", "0 silver" } },

  { say   = "R20.2: a draw that Preceptor replaces by playing brings peas once, not for the space as well",
    given = { open = { 99, 176 }, hand = { 22 }, workers = 6 },
    moves = { "1 place C1-17", "1 yes", "1 use 99", "1 play 22", "1 pass", "1 pass", "1 yes", "1 pass" },
    trace = { gap "placed", "fires 99", "push play", "play 22", gap "done", "fires 176", "176: gain {peas 1}", some_gaps,
              "pop play", some_gaps, "gain {silver 1}", some_gaps, "pop C1-17" },
    supply_after = { "1 peas", "1 silver" } },

  { say   = "R20.3: three occupations of one action bring one peas",
    given = { open = { 176 }, hand = { 22, 25, 27 }, workers = 6, chance = { "card 43" } },
    moves = { "1 place C3-16", "1 play 22", "1 play 25", "1 play 27", "1 pass", "1 pass" },
    supply_after = { "1 peas" } },

  { say   = "R20.4: with Tutor's in a gap between, there are two actions and two peas",
    given = { open = { 52, 176 }, hand = { 22, 25, 27 }, supply = { "silver" }, workers = 6,
              chance = { "card 43" } },
    moves = { "1 place C3-16", "1 play 22", "1 use 52", "1 play 25", "1 pass", "1 play 27", "1 pass", "1 pass", "1 pass" },
    supply_after = { "2 peas", "0 silver" } },

  { say   = "R20 with section 0, 1: the occupation of column 4 is one action, played before the effect",
    given = { open = { 176 }, hand = { 22 }, vessels = { longship = { 0, 0 } }, workers = 6 },
    moves = { "1 place C4-08", "1 use column_4", "1 play 22", "1 pass", "1 pass", "1 pass" },
    trace = { gap "placed", "rule column_4", "push play", "play 22", some_gaps, "fires 176", some_gaps, "pop play",
              some_gaps, "gain {silver hoard 1}" },
    supply_after = { "1 peas" } },

  { say   = "R20 with section 0, 1: or after it",
    given = { open = { 176 }, hand = { 22 }, vessels = { longship = { 0, 0 } }, workers = 6 },
    moves = { "1 place C4-08", "1 pass", "1 pass", "1 use column_4", "1 play 22", "1 pass", "1 pass" },
    trace = { "gain {silver hoard 1}", some_gaps, "rule column_4", "push play", "play 22", some_gaps, "fires 176",
              some_gaps, "pop play" },
    supply_after = { "1 peas" } },

  { say   = "R21: four items that Preacher takes are an action: silver for wood and for stone",
    given = { open = { 52, 154, 156 }, hand = { 87 }, supply = { "silver" }, strips = { 1 }, workers = 6 },
    moves = { "1 use 52", "1 play 87", "1 choose 2", "1 take 4 1", "1 pass", "1 pass", "1 pass", "1 pass" },
    trace = { "play 87", "push take items", "take 4 from 1", "gain {wood 2, stone 2}", gap "done", some_gaps,
              "pop take items" },
    supply_after = { "2 wood", "2 stone", "2 silver" } },

  { say   = "R22: twice in one turn: for Tutor's action in the gap, and for the space",
    given = { open = { 52, 154 }, hand = { 24 }, supply = { "silver" }, vessels = { ["whaling boat"] = { 0, 0 } },
              strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 use 52", "1 play 24", "1 pass", "1 pass", "1 take 2 1", "1 pass", "1 pass" },
    supply_after = { "4 wood", "2 silver" } },

  { say   = "R22: the wood of a nested action does not count for the space around it (Q3)",
    given = { open = { 52, 154 }, hand = { 24 }, supply = { "silver" }, vessels = { ["whaling boat"] = { 0 } },
              strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 use 52", "1 play 24", "1 take 1 1", "1 pass", "1 pass" },
    supply_after = { "2 wood", "0 silver" } },

  { say   = "R23: outside the action phase as well: between income and breeding",
    given = { open = { 52, 154, 156 }, hand = { 87 }, supply = { "silver" }, strips = { 1 }, phase = "breeding" },
    moves = { "1 use 52", "1 play 87", "1 choose 2", "1 take 4 1", "1 pass", "1 pass", "1 pass", "1 pass" },
    trace = { "phase breeding", gap "before", "use 52", some_gaps, "take 4 from 1", some_gaps, "pop play" },
    supply_after = { "2 wood", "2 stone", "2 silver" } },

  { say   = "R23: wood of a bonus cell is no wood of an action",
    given = { open = { 154 }, phase = "bonus", supply = { "wood" },
              laid = { "put silver home 6,1", "put silver home 6,2", "put silver home 6,3", "put silver home 7,1",
                       "put silver home 7,3", "put silver home 8,1", "put silver home 8,2" } },
    moves = { "1 pass" },
    supply_after = { "0 silver" } },

  { say   = "R24: the card outranks the appendix: 154 counts an action of an occupation outside the action phase",
    given = { open = { 52, 154 }, hand = { 24 }, supply = { "silver" }, vessels = { ["whaling boat"] = { 0, 0 } },
              phase = "income" },
    moves = { "1 use 52", "1 play 24" },
    trace = { "phase income", gap "before", "use 52", some_gaps, "fires 154", "154: gain {silver 1}" } },
}
