-- Occupations that change what is paid, needed or set out, and some more.

return examples {
  { say   = "2: two special tiles cost a silver less together, not each",
    given = { open = { 2 }, supply = { "4 silver" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 place C3-12", "1 buy belt", "1 buy amber_figure" },
    supply_after = { "1 silver", "1 Belt", "1 Amber Figure" } },

  { say   = "2: two for a silver each come to two, and so to one",
    given = { open = { 2 }, supply = { "1 silver" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 place C3-12", "1 buy helmet" },
    supply_after = { "0 silver", "1 Helmet" },
    offered = { "buy cloakpin" }, not_offered = { "buy belt" } },

  { say   = "2: a silver on a space is a silver; a ship at a gap costs what it costs",
    given = { open = { 2 }, supply = { "4 silver" }, workers = 6 },
    moves = { "1 place C1-05", "1 buy whaling_boat", "1 pass" },
    supply_after = { "0 silver", "2 stockfish", "1 whaling boat" } },

  { say   = "2: a cow and milk for two silver",
    given = { open = { 2 }, supply = { "2 silver" }, workers = 6 },
    moves = { "1 place C2-06", "1 pass" },
    supply_after = { "0 silver", "1 cattle", "1 milk" } },

  { say   = "42: a stone for the shed brings a silver before the income",
    given = { open = { 42 }, phase = "income", supply = { "stone" }, boards = { "shed" } },
    moves = { "1 use 42", "1 fill stone shed_1" },
    supply_after = { "0 stone", "1 silver" } },

  { say   = "42: nothing without a shed",
    given = { open = { 42 }, phase = "income", supply = { "stone" }, boards = { "stone house" } },
    not_offered = { "use 42" } },

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

  { say   = "116: a stone less for each house of stone",
    given = { open = { 116 }, supply = { "3 stone", "2 wood" }, workers = 8 },
    moves = { "1 place C2-01", "1 place C3-01", "1 pass", "1 pass" },
    supply_after = { "2 stone", "1 stone house", "1 long house" } },

  { say   = "116: also with a ship, and for nothing without the space",
    given = { open = { 116 }, supply = { "1 stone", "2 wood" }, workers = 6 },
    moves = { "1 place C4-01", "1 choose 1" },
    supply_after = { "0 stone", "0 wood", "1 stone house", "1 longship" } },

  { say   = "137: a spear fights like a sword",
    given = { open = { 137 }, supply = { "2 spear" }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15", "1 succeed 0 2", "1 get silverware" },
    supply_after = { "0 spear", "1 silverware" } },

  { say   = "141: whaling with two boats and without wood brings beans",
    given = { open = { 141 }, supply = { "3 spear" }, vessels = { ["whaling boat"] = { 0, 0 } }, workers = 6,
              chance = { 4 } },
    moves = { "1 place C3-03", "1 sail 2", "1 succeed 0 2" },
    supply_after = { "1 beans", "0 cabbage", "1 spear" } },

  { say   = "141: nothing where wood was spent",
    given = { open = { 141 }, supply = { "3 wood" }, vessels = { ["whaling boat"] = { 0, 0 } }, workers = 6,
              chance = { 4 } },
    moves = { "1 place C3-03", "1 sail 2", "1 succeed 2" },
    supply_after = { "0 beans", "1 wood", "1 oil" } },

  { say   = "147: a knarr raids as a longship would",
    given = { open = { 147 }, supply = { "3 stone" }, vessels = { knarr = { 0 } }, workers = 6, chance = { 6 } },
    moves = { "1 place C1-15", "1 succeed" },
    supply_after = { "1 rune stone", "3 stone" } },

  { say   = "147: it plunders and explores far away, too",
    given = { open = { 147 }, vessels = { knarr = { 0 } }, workers = 9, turned = { "Faroe Islands" } },
    moves = { "1 place C4-08", "1 place C3-14", "1 pass", "1 get baffin_island" },
    supply_after = { "1 silver hoard", "1 Baffin Island" } },

  { say   = "160: who does without mead has a silver for this feast",
    given = { open = { 160 }, phase = "feast", supply = { "mead" }, on_spaces = { ["C1-07"] = 1 }, workers = 0 },
    moves = { "1 use 160" },
    supply_after = { "1 silver", "1 mead" }, offered = { "put silver banquet_table 3,0" },
    not_offered = { "put mead banquet_table 2,0 turned" } },

  { say   = "160: who has not served any has it afterwards, and only once",
    given = { open = { 160 }, phase = "feast", on_spaces = { ["C1-07"] = 1 }, workers = 0 },
    moves = { "1 pass", "1 pass", "1 pass" },
    supply_after = { "1 silver" } },

  { say   = "160: nothing for who serves mead",
    given = { open = { 160 }, phase = "feast", supply = { "mead" }, on_spaces = { ["C1-07"] = 1 }, workers = 0 },
    moves = { "1 put mead banquet_table 2,0 turned" },
    supply_after = { "0 silver", "0 mead" } },

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

  { say   = "172: the fish of the feast goes into a house",
    given = { open = { 172 }, phase = "feast", supply = { "stockfish" }, boards = { "long house" },
              on_spaces = { ["C1-07"] = 1 }, workers = 0 },
    moves = { "1 put stockfish banquet_table 1,0 turned", "1 use 172", "1 put stockfish long_house_1 1,4" },
    supply_after = { "0 stockfish" } },

  { say   = "189: two exploration boards are worth four points more",
    given = { phase = "feast", round = 7, open = { 189 }, boards = { "Shetland", "Faroe Islands" } },
    score = -147 },
}
