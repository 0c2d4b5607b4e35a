-- The occupations of spaces_used.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "3 to 124: played, the cards of this file are worth 18 points",
    given = { phase = "feast", round = 7,
              open = { 3, 8, 108, 111, 112, 114, 115, 116, 117, 118, 119, 120, 124 } },
    score = -104 },

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

  { say   = "3: a snare where an occupation is drawn, and one for C4-04",
    given = { open = { 3 }, workers = 6 },
    moves = { "1 place C1-17", "1 yes", "1 yes", "1 pass", "1 place C4-04", "1 use 3" },
    supply_after = { "2 snare", "1 spices" } },

  { say   = "8: Vikings of both colours on Crafting spaces count (R38)",
    given = { open = { 8 }, phase = "income", round = 2, workers = 0, on_spaces = { ["C3-07"] = 3 },
              others_on_spaces = { ["C2-09"] = 2 } },
    trace = { "phase income", gap "before", "fires 8", "8: gain {oil 1}", gap "listener" } },

  { say   = "8: four are not enough",
    given = { open = { 8 }, phase = "income", round = 2, workers = 0, on_spaces = { ["C3-07"] = 3 },
              others_on_spaces = { ["C1-09"] = 1, ["C3-01"] = 3 } },
    moves = {},
    supply_after = { "0 oil" } },

  { say   = "108: a silver brings back one of the Vikings that exchanged ore",
    given = { open = { 108 }, supply = { "ore", "silver" }, workers = 6 },
    moves = { "1 place C2-10", "1 use 108", "1 pass" },
    trace = { "gain {chest 1, silver 1}", "fires 108", "108: pay {silver 1}", "return 1 (C2-10)" },
    workers_after = 5 },

  { say   = "108: not who exchanged wood",
    given = { open = { 108 }, supply = { "wood", "silver" }, workers = 6 },
    moves = { "1 place C2-10", "1 pass" },
    workers_after = 4, not_offered = { "use 108" } },

  { say   = "108: where ore is forged, too; one Viking",
    given = { open = { 108 }, supply = { "ore", "2 silver" }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-07", "1 get jewelry", "1 use 108", "1 pass" },
    supply_after = { "1 jewelry", "1 silver" }, workers_after = 4, not_offered = { "use 108" } },

  { say   = "108: not without a silver",
    given = { open = { 108 }, supply = { "ore" }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-07", "1 get jewelry", "1 pass" },
    not_offered = { "use 108" }, workers_after = 3 },

  { say   = "111: a silver for each kind of material: stone and wood",
    given = { open = { 111 }, supply = { "2 stone", "2 wood" }, workers = 6 },
    moves = { "1 place C3-08" },
    supply_after = { "2 silver", "2 chest", "2 rune stone" } },

  { say   = "111: none for flax",
    given = { open = { 111 }, supply = { "flax" }, workers = 6 },
    moves = { "1 place C1-09", "1 pass" },
    supply_after = { "1 linen", "0 silver" } },

  { say   = "111: one for ore",
    given = { open = { 111 }, supply = { "ore" }, workers = 6 },
    moves = { "1 place C2-10", "1 pass" },
    supply_after = { "2 silver", "1 chest" } },

  { say   = "111: one for stone",
    given = { open = { 111 }, supply = { "stone" }, workers = 6 },
    moves = { "1 place C1-10", "1 pass" },
    supply_after = { "2 silver", "1 rune stone" } },

  { say   = "111: one for wood",
    given = { open = { 111 }, supply = { "wood" }, workers = 6 },
    moves = { "1 place C2-10", "1 pass" },
    supply_after = { "2 silver", "1 chest" } },

  { say   = "112: mead on Crafting spaces",
    given = { open = { 112 }, supply = { "flax" }, workers = 6 },
    moves = { "1 place C1-09", "1 pass" },
    supply_after = { "1 linen", "1 mead" } },

  { say   = "112: none on others",
    given = { open = { 112 }, workers = 6 },
    moves = { "1 place C1-07" },
    supply_after = { "0 mead" } },

  { say   = "112: none where nothing could be crafted",
    given = { open = { 112 }, workers = 6 },
    moves = { "1 place C1-09" },
    trace = { "fizzle C1-09" }, supply_after = { "0 mead" } },

  { say   = "114: silk for three silver after crafting",
    given = { open = { 114 }, supply = { "flax", "3 silver" }, workers = 6 },
    moves = { "1 place C1-09", "1 use 114" },
    supply_after = { "1 linen", "1 silk", "0 silver" } },

  { say   = "114: not after other spaces, not for two silver",
    given = { open = { 114 }, supply = { "3 silver" }, workers = 6 },
    moves = { "1 place C1-07", "1 pass", "1 pass" },
    trace = { "gain {beans 1, silver 1}", gap "done", "pop C1-07" }, supply_after = { "4 silver", "0 silk" } },

  { say   = "114: two silver are not enough",
    given = { open = { 114 }, supply = { "flax", "2 silver" }, workers = 6 },
    moves = { "1 place C1-09", "1 pass", "1 pass" },
    trace = { "pop C1-09" }, supply_after = { "1 linen", "2 silver" } },

  { say   = "115: silverware where houses are built, C4-01 included",
    given = { open = { 115 }, supply = { "2 stone", "4 wood" }, workers = 6 },
    moves = { "1 place C4-01", "1 choose 1", "1 pass", "1 place C1-01", "1 pass" },
    supply_after = { "2 silverware", "1 shed" } },

  { say   = "115: none where ships are built",
    given = { open = { 115 }, supply = { "wood" }, workers = 6 },
    moves = { "1 place C1-02", "1 pass" },
    trace = { "pop C1-02" }, supply_after = { "1 whaling boat", "0 silverware" } },

  { say   = "116: a stone less for each house of stone",
    given = { open = { 116 }, supply = { "3 stone", "2 wood" }, workers = 8 },
    moves = { "1 place C2-01", "1 place C3-01", "1 pass", "1 pass" },
    supply_after = { "2 stone", "1 stone house", "1 long house" } },

  { say   = "116: also where a ship is built with it",
    given = { open = { 116 }, supply = { "1 stone", "2 wood" }, workers = 6 },
    moves = { "1 place C4-01", "1 choose 1" },
    supply_after = { "0 stone", "0 wood", "1 stone house", "1 longship" } },

  { say   = "116: stone is no cheaper elsewhere",
    given = { open = { 116 }, supply = { "1 stone" }, workers = 6 },
    moves = { "1 place C1-10", "1 pass" },
    supply_after = { "0 stone", "1 rune stone" } },

  { say   = "116: nor is wood",
    given = { open = { 116 }, supply = { "2 wood" }, workers = 6 },
    moves = { "1 place C1-01", "1 pass" },
    supply_after = { "0 wood", "1 shed" } },

  { say   = "117: a trade after a knarr was built with wood",
    given = { open = { 117 }, supply = { "2 wood", "peas" }, workers = 6 },
    moves = { "1 place C2-02", "1 use 117", "1 upgrade peas" },
    trace = { "fires 117", "push upgrade", "exchange {peas 1} -> {mead 1}" } },

  { say   = "117: not after a whaling boat",
    given = { open = { 117 }, supply = { "wood", "peas" }, workers = 6 },
    moves = { "1 place C1-02", "1 pass", "1 pass" },
    supply_after = { "1 peas" }, not_offered = { "use 117" } },

  { say   = "117: one good",
    given = { open = { 117 }, supply = { "2 wood", "2 peas" }, workers = 6 },
    moves = { "1 place C2-02", "1 use 117", "1 upgrade peas" },
    supply_after = { "1 peas", "1 mead" }, not_offered = { "upgrade peas" } },

  { say   = "117: after C4-01 as well",
    given = { open = { 117 }, supply = { "2 wood", "2 stone", "peas" }, workers = 6 },
    moves = { "1 place C4-01", "1 choose 2", "1 use 117", "1 upgrade peas" },
    supply_after = { "1 knarr", "1 mead" } },

  { say   = "117: not after a longship that is bought, nor for a knarr of C4-09",
    given = { open = { 117 }, supply = { "8 silver", "peas" }, vessels = { ["whaling boat"] = { 0 } }, round = 2,
              workers = 6 },
    moves = { "1 buy longship", "1 place C4-09", "1 pass", "1 pass", "1 pass" },
    trace = { "exchange {whaling boat 1} -> {knarr 1}", some_gaps, "pop C4-09" },
    supply_after = { "1 longship", "1 knarr", "1 peas" }, not_offered = { "use 117" } },

  { say   = "118: mead and stone on each Weekly Market, C4-04 included",
    given = { open = { 118 }, workers = 6 },
    moves = { "1 place C1-07", "1 pass", "1 place C4-04", "1 pass", "1 pass" },
    supply_after = { "2 mead", "2 stone", "1 spices", "1 beans" } },

  { say   = "118: not elsewhere",
    given = { open = { 118 }, workers = 6 },
    moves = { "1 place C1-04", "1 pass" },
    trace = { "pop C1-04" }, supply_after = { "0 mead", "0 stone", "1 stockfish" } },

  { say   = "119: milk on each Weekly Market, C4-04 included",
    given = { open = { 119 }, workers = 6 },
    moves = { "1 place C1-07", "1 pass", "1 place C4-04", "1 pass", "1 pass" },
    supply_after = { "2 milk", "1 spices", "1 beans" } },

  { say   = "119: not elsewhere",
    given = { open = { 119 }, workers = 6 },
    moves = { "1 place C1-04", "1 pass" },
    trace = { "pop C1-04" }, supply_after = { "0 milk", "1 stockfish" } },

  { say   = "120: a trade for a silver after a Weekly Market",
    given = { open = { 120 }, workers = 6 },
    moves = { "1 place C1-07", "1 use 120", "1 upgrade beans" },
    supply_after = { "0 silver", "0 beans", "1 milk" } },

  { say   = "120: one good",
    given = { open = { 120 }, supply = { "beans" }, workers = 6 },
    moves = { "1 place C1-07", "1 use 120", "1 upgrade beans" },
    supply_after = { "1 beans", "1 milk" }, not_offered = { "upgrade beans" } },

  { say   = "120: not after other spaces",
    given = { open = { 120 }, supply = { "peas", "silver" }, workers = 6 },
    moves = { "1 place C1-04", "1 pass", "1 pass" },
    trace = { "gain {stockfish 1}", gap "done", "pop C1-04" }, not_offered = { "use 120" } },

  { say   = "124: grain and two wood for the two silver of a space, at once",
    given = { open = { 124 }, supply = { "hide", "linen" }, workers = 6 },
    moves = { "1 place C2-09", "1 use 124" },
    supply_after = { "0 silver", "1 grain", "2 wood", "1 clothing" } },

  { say   = "124: nobody has to",
    given = { open = { 124 }, workers = 6 },
    moves = { "1 place C2-08", "1 pass", "1 pass" },
    supply_after = { "2 silver", "0 grain", "0 wood" } },

  { say   = "124: not for one silver, though another is there",
    given = { open = { 124 }, supply = { "silver" }, workers = 6 },
    moves = { "1 place C1-07", "1 pass" },
    supply_after = { "2 silver", "0 grain" }, not_offered = { "use 124" } },
}
