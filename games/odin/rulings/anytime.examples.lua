-- Rulings R1 to R9: at which points anything may be done "at any time", and at which not.
-- A gap that is not listed between two listed events must not be there.

return examples {
  { say   = "R1.1: five silver buy a knarr between the mountain item and the upgrade (W6)",
    given = { supply = { "5 silver", "peas" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-12", "1 take 1 1" },
    trace = { gap "placed", "take 1 from 1", "gain {wood 1}", gap "panel" },
    offered = { "buy knarr" } },

  { say   = "R1.2: a hide can be laid before the space does anything, and is gone from the supply (W3)",
    given = { supply = { "hide" }, workers = 6 },
    moves = { "1 place C1-13", "1 put hide home 6,0", "1 pass" },
    trace = { "place C1-13 x1", "push C1-13", gap "placed", "put hide on home", "again", gap "done", "pop C1-13" },
    supply_after = { "0 hide", "0 silverware" } },

  { say   = "R2.1: arming between two turns (W1)",
    given = { supply = { "2 ore" }, vessels = { longship = { 0 } }, workers = 6 },
    moves = { "1 load longship 0" },
    offered = { "load longship 1" }, supply_after = { "1 ore" } },

  { say   = "R2.2: no arming once Vikings are placed (W3, Q1)",
    given = { supply = { "2 ore", "5 silver" }, vessels = { longship = { 0 } }, workers = 6 },
    moves = { "1 place C1-04" },
    offered = { "buy knarr" }, not_offered = { "load longship 0" } },

  { say   = "R2.2: none after the occupation of column 3 is drawn (W4)",
    given = { supply = { "2 ore", "5 silver" }, vessels = { longship = { 0 } }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-05", "1 pass" },
    trace = { "draw 22", gap "listener" },
    offered = { "buy knarr" }, not_offered = { "load longship 0" } },


  { say   = "R2.2: none after the silver of overseas trading (W5)",
    given = { supply = { "2 ore", "6 silver", "hide" }, vessels = { longship = { 0 }, knarr = { 0 } }, workers = 6 },
    moves = { "1 place C1-14", "1 pass" },
    trace = { "pay {silver 1}", gap "premise" },
    offered = { "buy knarr", "put hide home 6,0" }, not_offered = { "load longship 0" } },

  { say   = "R2.2: none between two panels (W6)",
    given = { supply = { "2 ore", "peas" }, vessels = { longship = { 0 } }, workers = 6, strips = { 1 } },
    moves = { "1 place C2-12", "1 take 3 1" },
    not_offered = { "load longship 0" } },

  { say   = "R2.2: none between two rolls (W7)",
    given = { supply = { "2 ore", "5 silver" }, vessels = { longship = { 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-03", "1 pass" },
    trace = { "roll 8 -> 8", gap "roll" },
    offered = { "buy knarr" }, not_offered = { "load longship 0" } },

  { say   = "R2.2: none after the action either, while it is open (W8)",
    given = { supply = { "2 ore" }, vessels = { longship = { 0 } }, workers = 6 },
    moves = { "1 place C1-05" },
    not_offered = { "load longship 0" } },

  { say   = "R2.3: ore of C2-11 cannot be put on board before its action is over",
    given = { vessels = { longship = { 0 } }, workers = 6 },
    moves = { "1 place C2-11" },
    trace = { gap "placed", "gain {wood 1, ore 1}", gap "done" },
    supply_after = { "1 ore" }, not_offered = { "load longship 0" } },

  { say   = "R2.3: but then it can",
    given = { vessels = { longship = { 0 } }, workers = 6 },
    moves = { "1 place C2-11", "1 pass" },
    offered = { "load longship 0" } },

  { say   = "R2: arming is possible between two phases (W2)",
    given = { supply = { "ore" }, vessels = { longship = { 0 } }, phase = "breeding" },
    offered = { "load longship 0" } },

  { say   = "R2: in a phase that an occupation brings inside an action there is none (W9)",
    given = { open = { 52 }, hand = { 20 }, supply = { "6 silver", "ore" }, vessels = { longship = { 0 } },
              boards = { "stone house" }, workers = 6 },
    moves = { "1 use 52", "1 play 20", "1 yes" },
    trace = { "push play", "play 20", "phase bonus(2)", gap "before" },
    offered = { "buy knarr" }, not_offered = { "load longship 0" } },


  { say   = "R2: in one that is brought between two turns there is (W9)",
    given = { open = { 49 }, supply = { "cattle", "ore" }, vessels = { longship = { 0 } }, workers = 6 },
    moves = { "1 use 49" },
    trace = { "use 49", "pay {cattle 1}", "phase harvest", gap "before" },
    offered = { "load longship 0" } },


  { say   = "R2: there is between the end of a phase and what is done right after it (W10)",
    given = { phase = "feast", open = { 7 }, supply = { "grain", "ore" }, vessels = { longship = { 0 } } },
    moves = { "1 pass", "1 pass", "1 load longship 0", "1 pass" },
    trace = { gap "end", "load longship", "again", "fires 7", "7: gain {silver 1}" },
    supply_after = { "0 ore" } },


  { say   = "R2: and before scoring, where Captain may still count it (W11; section 0, 14)",
    given = { phase = "feast", round = 7, open = { 52 }, hand = { 16 }, supply = { "silver", "ore" },
              vessels = { longship = { 3 }, ["whaling boat"] = { 0 } } },
    moves = { "1 pass", "1 pass", "1 pass", "1 load whaling_boat 0", "1 use 52", "1 play 16" },
    trace = { "end feast", gap "pre-scoring", "load whaling boat", "again", "use 52", "pay {silver 1}", "push play",
              "play 16", "gain {silver 2}" },
    supply_after = { "2 silver" } },

  { say   = "R3: a column-1 space has gaps before and after its effect, and none in it (R6)",
    given = { workers = 6 },
    moves = { "1 place C1-07", "1 pass" },
    trace = { "place C1-07 x1", "push C1-07", gap "placed", "gain {beans 1, silver 1}", gap "done", "pop C1-07",
              gap "idle" } },

  { say   = "R3: paying and taking are one exchange without a gap (2.4.1)",
    given = { supply = { "silver" }, workers = 6 },
    moves = { "1 place C1-05", "1 pass" },
    trace = { gap "placed", "exchange {silver 1} -> {stockfish 2}", gap "done" } },

  { say   = "R3: a declared result, its payment and its reward are one block (2.4.5)",
    given = { supply = { "2 wood" }, workers = 6, chance = { 2 } },
    moves = { "1 place C1-03", "1 succeed 2", "1 pass" },
    trace = { gap "placed", "roll 2 -> 2", gap "roll", "pay {wood 2}", "success", "gain {hide 1, game meat 1}",
              gap "done", "pop C1-03" } },

  { say   = "R3: the income of all boards is one evaluation (2.4.6)",
    given = { phase = "income", round = 3, laid = { "put silver home 11,0", "put silver home 10,0",
              "put silver home 11,1", "put silver home 10,1" } },
    moves = { "1 pass" },
    trace = { "phase income", gap "before", gap "start", "evaluate income", "gain {silver 2}", gap "end",
              "end income" } },

  { say   = "R3: two occupations played by one panel have a gap between them (W6b)",
    given = { hand = { 22, 25 }, supply = { "6 silver" }, workers = 6 },
    moves = { "1 place C2-18", "1 play 22", "1 pass", "1 play 25" },
    trace = { gap "placed", "play 22", gap "card", "play 25", gap "done" } },

  { say   = "R3: so have four of C3-16 (W6b)",
    given = { hand = { 22, 25, 27 }, supply = { "6 silver" }, workers = 6, chance = { "card 43" } },
    moves = { "1 place C3-16", "1 pass", "1 pass", "1 play 22", "1 pass", "1 play 25", "1 pass", "1 play 27", "1 pass",
              "1 play 43" },
    trace = { "place C3-16 x3", "push C3-16", gap "placed", "draw 43", gap "listener", "play 22", gap "card", "play 25",
              gap "card", "play 27", gap "card", "play 43", "gain {fruits 1}", gap "done" } },


  { say   = "R3: Laborer pays with the two silver just gained, without a gap (2.4.7)",
    given = { open = { 124 }, workers = 6, supply = { "5 silver" } },
    moves = { "1 place C2-08", "1 pass", "1 use 124", "1 pass" },
    trace = { gap "placed", "gain {mead 2, silver 2}", "fires 124", "124: exchange {silver 2} -> {grain 1, wood 2}",
              gap "done" } },


  { say   = "R3: the longship of Sponsor has its three ore before there is a gap (2.4.7)",
    given = { open = { 52 }, hand = { 184 }, supply = { "6 silver", "4 ore" }, workers = 6, chance = { 4 } },
    moves = { "1 use 52", "1 play 184", "1 choose 2", "1 pass", "1 place C2-15", "1 pass" },
    trace = { "play 184", "exchange {silver 3, ore 3} -> {longship 1}", gap "done", some_gaps, "roll 4 -> 7" },
    supply_after = { "1 ore", "2 silver" } },

  { say   = "R4.1: Tutor plays Archer after the feast, which counts for the hunt right after it",
    given = { phase = "feast", open = { 52, 159 }, hand = { 13 }, supply = { "game meat", "silver", "4 wood" },
              workers = 3, chance = { 5 } },
    moves = { "1 put game_meat banquet_table 2,0", "1 pass", "1 use 52", "1 play 13", "1 use 159", "1 succeed 3 1" },
    trace = { "put game meat on banquet table", some_gaps, "use 52", some_gaps, "play 13", some_gaps, "fires 159",
              "push hunt", "roll 5 -> 4" },
    supply_after = { "1 wood", "0 bow", "1 hide", "1 game meat" } },

  { say   = "R4.1: or a knarr is bought between the feast and the hunt",
    given = { phase = "feast", open = { 159 }, supply = { "game meat", "5 silver" }, workers = 3, chance = { 5 } },
    moves = { "1 put game_meat banquet_table 2,0", "1 pass", "1 buy knarr", "1 use 159" },
    trace = { gap "end", "exchange {silver 5} -> {knarr 1}", "again", "fires 159", "push hunt" } },

  { say   = "R4.2: grain put into a house at the gap after the feast is not paid for by Miller",
    given = { phase = "feast", open = { 7 }, supply = { "grain" }, boards = { "long house" } },
    moves = { "1 pass", "1 pass", "1 put grain long_house_1 2,0" },
    trace = { gap "end", "put grain on long house" },
    supply_after = { "0 silver" } },

  { say   = "R4.2: otherwise he pays one silver",
    given = { phase = "feast", open = { 7 }, supply = { "grain" }, boards = { "long house" } },
    moves = { "1 pass", "1 pass", "1 pass" },
    trace = { gap "end", "fires 7", "7: gain {silver 1}" },
    supply_after = { "1 grain", "1 silver" } },

  { say   = "R5a: nothing comes between a played occupation and its effect",
    given = { open = { 52 }, hand = { 23, 72 }, supply = { "3 silver" }, workers = 6, round = 1 },
    moves = { "1 use 52", "1 play 23" },
    trace = { "use 52", "pay {silver 1}", "push play", "play 23", gap "done" },
    supply_after = { "2 silver" } },

  { say   = "R5a: a house bought first makes Custodian worth two silver",
    given = { open = { 52 }, hand = { 23, 72 }, supply = { "3 silver" }, workers = 6, round = 1 },
    moves = { "1 use 52", "1 play 72", "1 yes", "1 use 52", "1 play 23" },
    supply_after = { "2 silver", "1 stone house" } },

  { say   = "R5b: a bonus phase that a card brings has its gaps: the missing tile is laid first",
    given = { open = { 52 }, hand = { 20 }, supply = { "silver", "mead" }, boards = { "stone house" }, workers = 6,
              laid = { "put silver stone_house_1 0,1", "put silver stone_house_1 0,2", "put silver stone_house_1 1,1",
                       "put silver stone_house_1 1,3", "put silver stone_house_1 2,1" } },
    moves = { "1 use 52", "1 play 20", "1 yes", "1 put mead stone_house_1 2,2" },
    trace = { "play 20", "phase bonus(2)", gap "before", "put mead on stone house", "again", gap "start",
              "evaluate bonus", "gain {hide 1}", gap "end" },
    supply_after = { "1 hide" } },

  { say   = "R6: Vikings are placed, then a gap, then the effect; the column-3 draw lies between (W4)",
    given = { workers = 6, supply = { "5 silver" }, chance = { "card 22" } },
    moves = { "1 place C3-05", "1 pass", "1 pass" },
    trace = { "place C3-05 x3", "push C3-05", gap "placed", "rule column_3", "draw 22", gap "listener",
              "gain {fruits 1, oil 1, salt meat 1, silver 1}", gap "done" } },

  { say   = "R7: Blubber Cook, drawn before the whaling, is played before it and brings oil",
    given = { open = { 52 }, supply = { "silver" }, vessels = { ["whaling boat"] = { 0 } }, workers = 3,
              chance = { "card 140", 1 } },
    moves = { "1 place C3-03", "1 pass", "1 use 52", "1 play 140", "1 succeed" },
    trace = { "draw 140", gap "listener", "use 52", "pay {silver 1}", "push play", "play 140", some_gaps,
              "roll 1 -> 0", gap "roll", "success", "gain {oil 1, skin and bones 1, whale meat 1}", "fires 140",
              "140: gain {oil 1}" },
    supply_after = { "2 oil", "1 skin and bones", "1 whale meat", "0 silver" } },

  { say   = "R7: played after the result it brings none",
    given = { open = { 52 }, supply = { "silver" }, vessels = { ["whaling boat"] = { 0 } }, workers = 3,
              chance = { "card 140", 1 } },
    moves = { "1 place C3-03", "1 pass", "1 pass", "1 succeed", "1 use 52", "1 play 140" },
    supply_after = { "1 oil", "1 skin and bones", "1 whale meat", "0 silver" } },

  { say   = "R8: one gap before scoring, and no bonus phase: a tile laid there covers three cells",
    given = { phase = "feast", round = 7, supply = { "hide" } },
    moves = { "1 pass", "1 pass", "1 put hide home 6,7" },
    trace = { "end feast", gap "pre-scoring", "put hide on home", "again" },
    score = -119 },

  { say   = "R8: without it the three cells cost three points",
    given = { phase = "feast", round = 7, supply = { "hide" } },
    moves = { "1 pass", "1 pass", "1 pass" },
    score = -122 },

  { say   = "R9: the hide of the hunt after the last feast is laid before scoring",
    given = { phase = "feast", round = 7, open = { 159 }, supply = { "game meat", "2 bow" }, workers = 3,
              chance = { 2 } },
    moves = { "1 put game_meat banquet_table 2,0", "1 use 159", "1 succeed 0 2", "1 pass", "1 pass",
              "1 put hide home 6,7", "1 pass" },
    trace = { "fires 159", "push hunt", "roll 2 -> 2", gap "roll", "pay {bow 2}", "success",
              "gain {hide 1, game meat 1}", gap "done", "pop hunt", gap "listener", "end feast", gap "pre-scoring",
              "put hide on home" },
    score = -82 },
}
