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

  { say   = "87: the Crucifix",
    given = { open = { 52 }, hand = { 87 }, supply = { "silver" }, strips = { 1 }, workers = 6 },
    moves = { "1 use 52", "1 play 87", "1 choose 1" },
    supply_after = { "1 Crucifix", "0 wood" } },

  { say   = "87: or four items of one strip, no fewer",
    given = { open = { 52 }, hand = { 87 }, supply = { "silver" }, strips = { 1 }, workers = 6 },
    moves = { "1 use 52", "1 play 87", "1 choose 2" },
    trace = { "play 87", "push take items", "take 4 from 1", "gain {wood 2, stone 2}" },
    supply_after = { "0 Crucifix", "2 wood", "2 stone" } },

  { say   = "87: not the Crucifix where it is owned",
    given = { open = { 52 }, hand = { 87 }, supply = { "silver", "Crucifix" }, strips = { 1 }, workers = 6 },
    moves = { "1 use 52", "1 play 87" },
    trace = { "play 87", "push take items" }, supply_after = { "1 Crucifix", "2 wood", "2 stone" } },

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

  { say   = "103: not on other Crafting spaces",
    given = { open = { 103 }, supply = { "stone" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-10", "1 pass" },
    trace = { "push C1-10", gap "placed", "exchange {stone 1} -> {rune stone 1, silver 1}" },
    supply_after = { "0 wood" } },

  { say   = "103: before ore is forged, too",
    given = { open = { 103 }, supply = { "ore" }, strips = { 1 }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-07", "1 use 103" },
    trace = { "draw 22", gap "listener", "fires 103", "push take items", "take 1 from 1" },
    supply_after = { "1 wood" } },

  { say   = "113: an item before a Crafting space is used, which may be paid there",
    given = { open = { 113 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C2-10", "1 use 113", "1 pass" },
    supply_after = { "0 wood", "1 chest", "1 silver" } },

  { say   = "113: not before others",
    given = { open = { 113 }, supply = { "wood" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-02", "1 pass" },
    trace = { "push C1-02", gap "placed", "exchange {wood 1} -> {whaling boat 1}" }, supply_after = { "0 wood" } },

  { say   = "121: an item before a house is built",
    given = { open = { 121 }, supply = { "wood" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-01", "1 use 121", "1 take 1 1" },
    trace = { "fires 121", some_gaps, "take 1 from 1", some_gaps, "exchange {wood 2} -> {shed 1}" } },

  { say   = "121: before a ship is built and on C4-01; one item",
    given = { open = { 121 }, supply = { "2 stone", "wood" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C4-01", "1 use 121", "1 choose 2" },
    trace = { "fires 121", some_gaps, "take 1 from 1", some_gaps,
              "exchange {stone 2, wood 2} -> {long house 1, knarr 1}" },
    supply_after = { "0 wood", "1 knarr" } },

  { say   = "121: not before others",
    given = { open = { 121 }, supply = { "flax" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-09", "1 pass" },
    trace = { "push C1-09", gap "placed", "exchange {flax 1} -> {linen 1}" }, supply_after = { "0 wood" } },

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

  { say   = "122: wood and ore of C2-11 come from no strip",
    given = { open = { 122 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C2-11", "1 pass" },
    supply_after = { "1 wood", "1 ore", "0 mead", "0 hide", "0 chest" } },

  { say   = "122: several strips of one space count together",
    given = { open = { 122 }, strips = { 1, 7 }, workers = 7, chance = { "card 22" } },
    moves = { "1 place C1-11", "1 take 2 1", "1 place C3-09", "1 take 2 1", "1 take 2 7", "1 pass" },
    supply_after = { "4 wood", "2 stone", "1 mead" } },

  { say   = "122: items that an occupation takes in between are not the space's",
    given = { open = { 52, 122 }, hand = { 87 }, supply = { "silver" }, strips = { 1, 5 }, workers = 6 },
    moves = { "1 place C1-12", "1 take 1 5", "1 use 52", "1 play 87", "1 choose 2", "1 take 4 1", "1 pass", "1 pass",
              "1 pass", "1 pass", "1 pass" },
    trace = { "pop play", some_gaps, "pop C1-12" },
    supply_after = { "3 wood", "2 stone", "0 mead", "0 hide" } },

  { say   = "154: a silver for two wood of one action",
    given = { open = { 154 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 pass" },
    supply_after = { "2 wood", "1 silver" } },

  { say   = "154: not for one",
    given = { open = { 154 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 1 1", "1 pass" },
    supply_after = { "1 wood", "0 silver" } },

  { say   = "154: a single silver for four",
    given = { open = { 154 }, strips = { 3 }, workers = 6 },
    moves = { "1 place C4-06", "1 take 4 3", "1 pass", "1 pass", "1 pass" },
    supply_after = { "4 wood", "1 silver" } },

  { say   = "155: not for a single wood",
    given = { open = { 155 }, supply = { "silver" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 1 1", "1 pass" },
    not_offered = { "use 155" } },

  { say   = "155: stockfish for one of two wood",
    given = { open = { 155 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 use 155" },
    supply_after = { "1 wood", "1 stockfish" } },

  { say   = "155: nobody has to",
    given = { open = { 155 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 pass", "1 pass" },
    supply_after = { "2 wood", "0 stockfish" } },

  { say   = "156: one stone is enough",
    given = { open = { 118, 156 }, workers = 6 },
    moves = { "1 place C1-07", "1 pass", "1 pass" },
    supply_after = { "2 silver", "1 stone" } },

  { say   = "156: not for wood, and once for two stone",
    given = { open = { 156 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 pass", "1 place C2-12", "1 take 2 1", "1 pass", "1 pass", "1 pass" },
    supply_after = { "2 wood", "2 stone", "1 silver" } },

  { say   = "164: a stone of a strip before Vikings are placed in the fourth column",
    given = { open = { 164 }, vessels = { longship = { 0, 0 } }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 place C4-08", "1 use 164", "1 pass" },
    supply_after = { "2 wood", "1 stone", "1 silver hoard" } },

  { say   = "164: what is taken there can be put on board before Vikings are placed",
    given = { open = { 164 }, vessels = { longship = { 0, 0 } }, supply = { "ore" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 place C4-08", "1 use 164", "1 load longship 0" },
    trace = { some_gaps, "fires 164", some_gaps, "take 1 from 1", some_gaps, "load longship 0", some_gaps,
              "place C4-08 x4" },
    supply_after = { "0 ore", "1 stone" } },

  { say   = "164: not an item of wood",
    given = { open = { 164 }, vessels = { longship = { 0, 0 } }, strips = { 1 }, workers = 6 },
    moves = { "1 place C4-08" },
    not_offered = { "use 164" }, supply_after = { "0 wood", "0 stone" } },

  { say   = "164: not before Vikings are placed in another column",
    given = { open = { 164 }, vessels = { longship = { 0 } }, strips = { 1 }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-11", "1 take 2 1", "1 place C2-15" },
    trace = { "gain {wood 2}", gap "done", "pop C1-11", gap "idle", "place C2-15 x2" }, not_offered = { "use 164" } },

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

  { say   = "188: nothing when it is played",
    given = { open = { 52 }, hand = { 188 }, supply = { "silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 188" },
    supply_after = { "0 silver" } },

  { say   = "188: a silver for each of two such items",
    given = { open = { 188 }, strips = { 7 }, workers = 9 },
    moves = { "1 place C4-06", "1 take 4 7", "1 pass", "1 place C2-12", "1 take 3 7" },
    supply_after = { "6 silver" } },
}
