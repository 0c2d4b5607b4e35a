-- The occupations of mountains.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "6 to 188: played, the cards of this file are worth 14 points",
    given = { phase = "feast", round = 7,
              open = { 6, 87, 103, 113, 121, 122, 154, 155, 156, 164, 173, 188 } },
    score = -108 },

  { say   = "6: a silver for each stone of a strip",
    given = { open = { 6 }, workers = 6, strips = { 1 } },
    moves = { "1 place C4-06", "1 take 4 1" },
    supply_after = { "2 wood", "2 stone", "2 silver" } },

  { say   = "6: a silver for each stone of a strip, none for other stone",
    given = { open = { 6, 118 }, workers = 6 },
    moves = { "1 place C1-07", "1 pass" },
    supply_after = { "1 stone", "1 silver" } },

  { say   = "103: an item before ore is paid for a chest",
    given = { open = { 103 }, supply = { "ore" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C2-10", "1 use 103", "1 take 1 1", "1 pass" },
    trace = { gap "placed", "push take items", some_gaps, "gain {wood 1}", some_gaps, "pop take items", some_gaps,
              "pay {ore 1}", "gain {chest 1, silver 1}" },
    supply_after = { "0 ore", "1 wood", "1 chest" } },

  { say   = "103: not before wood is paid",
    given = { open = { 103 }, supply = { "wood", "ore" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C2-10", "1 give wood" },
    not_offered = { "use 103" }, supply_after = { "0 wood", "1 chest" } },

  { say   = "121: an item before a house is built",
    given = { open = { 121 }, supply = { "wood" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-01", "1 use 121", "1 take 1 1" },
    trace = { "fires 121", some_gaps, "take 1 from 1", some_gaps, "exchange {wood 2} -> {shed 1}" } },

  { say   = "122: two kinds of items bring mead",
    given = { open = { 122 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C2-12", "1 take 3 1", "1 pass" },
    supply_after = { "2 wood", "1 stone", "1 mead" } },

  { say   = "122: three kinds a hide, and nothing else",
    given = { open = { 122 }, strips = { 7, 1 }, workers = 8 },
    moves = { "1 place C4-07", "1 choose 1", "1 take 2 7", "1 take 2 1", "1 place C4-06", "1 take 4 7", "1 pass" },
    supply_after = { "1 hide", "0 chest" } },

  { say   = "122: one kind brings nothing",
    given = { open = { 122 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1" },
    supply_after = { "0 mead", "0 hide", "0 chest" } },

  { say   = "122: four kinds bring a chest",
    given = { open = { 122 }, strips = { 3 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 3", "1 place C1-12", "1 take 1 3", "1 place C4-06", "1 take 4 3", "1 pass" },
    supply_after = { "0 hide", "1 chest" } },

  { say   = "155: not for a single wood",
    given = { open = { 155 }, supply = { "silver" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 1 1", "1 pass" },
    not_offered = { "use 155" } },

  { say   = "156: one stone is enough",
    given = { open = { 118, 156 }, workers = 6 },
    moves = { "1 place C1-07", "1 pass", "1 pass" },
    supply_after = { "2 silver", "1 stone" } },

  { say   = "164: an ore of a strip before Vikings are placed in the fourth column",
    given = { open = { 164 }, vessels = { longship = { 0, 0 } }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 place C4-08", "1 use 164", "1 pass" },
    supply_after = { "2 wood", "1 stone", "1 silver hoard" } },

  { say   = "164: what is taken there can be put on board before Vikings are placed",
    given = { open = { 164 }, vessels = { longship = { 0, 0 } }, supply = { "ore" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 place C4-08", "1 use 164", "1 load longship 0" },
    trace = { some_gaps, "fires 164", some_gaps, "take 1 from 1", some_gaps, "load longship", some_gaps,
              "place C4-08 x4" },
    supply_after = { "0 ore", "1 stone" } },

  { say   = "164: not an item of wood",
    given = { open = { 164 }, vessels = { longship = { 0, 0 } }, strips = { 1 }, workers = 6 },
    moves = { "1 place C4-08" },
    not_offered = { "use 164" }, supply_after = { "0 wood", "0 stone" } },

  { say   = "173: a silver for ore that is lost, two for the last item",
    given = { open = { 173 }, phase = "mountain strips", strips = { 7 }, chance = { "strip 1" } },
    supply_after = { "0 silver" } },

  { say   = "173: a silver for ore that is lost",
    given = { open = { 173 }, phase = "mountain strips", strips = { 8, 7 }, chance = { "strip 1" } },
    moves = { "1 pass" },
    supply_after = { "0 silver" } },

  { say   = "173: a silver for ore that is lost",
    given = { open = { 173 }, strips = { 7 }, workers = 2, chance = { "strip 1" } },
    moves = { "1 place C1-11", "1 take 2 7", "1 place C1-12", "1 take 1 7", "1 pass", "1 pass", "1 pass", "1 pass" },
    trace = { "phase mountain strips", some_gaps, "fires 173", "173: gain {silver 1}" } },

  { say   = "173: and two for the last item",
    given = { open = { 173 }, strips = { 1 }, workers = 6, chance = { "strip 2" } },
    moves = { "1 place C2-12", "1 take 3 1", "1 place C4-06", "1 take 3 1", "1 pass", "1 pass", "1 pass", "1 pass",
              "1 pass", "1 pass" },
    trace = { "phase mountain strips", some_gaps, "fires 173", "173: gain {silver 2}" } },

  { say   = "188: a silver more for the two-silver item of a strip",
    given = { open = { 188 }, strips = { 7 }, workers = 8 },
    moves = { "1 place C4-06", "1 take 4 7", "1 pass", "1 place C2-12", "1 take 2 7" },
    supply_after = { "3 silver" } },

  { say   = "188: none for two silver of a space",
    given = { open = { 188 }, workers = 6 },
    moves = { "1 place C2-08", "1 pass" },
    supply_after = { "2 silver" } },
}
