-- The occupations of feast.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "5 to 186: played, the cards of this file are worth 23 points",
    given = { phase = "feast", round = 7,
              open = { 5, 7, 157, 158, 159, 160, 165, 167, 172, 186 } },
    moves = { "1 pass", "1 pass", "1 pass" },
    score = -98 },  -- and a silver of 160,

  { say   = "5: a feast at once, whose empty columns are penalties",
    given = { open = { 52 }, hand = { 5 }, supply = { "silver", "peas" }, workers = 3 },
    moves = { "1 use 52", "1 play 5", "1 put peas banquet_table 3,0" },
    trace = { "play 5", "phase feast" } },

  { say   = "5: what is not covered is a penalty",
    given = { open = { 52 }, hand = { 5 }, supply = { "silver" }, workers = 3, round = 7 },
    moves = { "1 use 52", "1 play 5" },
    trace = { "play 5", "phase feast", gap "before", gap "start", "gain {Thing Penalty 3}", gap "end",
              "end feast" } },

  { say   = "5: the feast of the round comes all the same",
    given = { open = { 52 }, hand = { 5 }, phase = "breeding", supply = { "silver" }, workers = 2 },
    moves = { "1 use 52", "1 play 5", "1 pass", "1 pass", "1 pass" },
    trace = { "play 5", "phase feast", some_gaps, "gain {Thing Penalty 2}", some_gaps, "end feast", some_gaps,
              "end breeding", some_gaps, "phase feast", some_gaps, "gain {Thing Penalty 2}" } },

  { say   = "7: two silver for three grain after the feast",
    given = { open = { 7 }, phase = "feast", supply = { "3 grain" }, workers = 0 },
    moves = { "1 pass" },
    trace = { "fires 7", "7: gain {silver 2}" } },

  { say   = "7: one silver for one grain",
    given = { open = { 7 }, phase = "feast", supply = { "grain" }, workers = 0 },
    moves = { "1 pass" },
    trace = { "fires 7", "7: gain {silver 1}" } },

  { say   = "7: nothing without grain",
    given = { open = { 7 }, phase = "feast", supply = { "2 peas" }, workers = 6 },
    moves = { "1 pass", "1 pass" },
    supply_after = { "0 silver" } },

  { say   = "157: skin and bones for each animal at the table",
    given = { open = { 157 }, phase = "feast", supply = { "sheep", "cattle" }, workers = 8 },
    moves = { "1 put sheep banquet_table 2,0", "1 put cattle banquet_table 1,4" },
    supply_after = { "2 skin and bones" } },

  { say   = "157: also for one that was put there before the feast, but not sooner",
    given = { open = { 157 }, supply = { "sheep" }, workers = 6 },
    moves = { "1 put sheep banquet_table 2,0", "1 place C1-04", "1 pass", "1 pass", "1 pass", "1 pass" },
    trace = { "put sheep on banquet table", some_gaps, "phase feast", "fires 157", "157: gain {skin and bones 1}" } },

  { say   = "157: none for other food",
    given = { open = { 157 }, phase = "feast", supply = { "game meat", "cabbage" }, workers = 6 },
    moves = { "1 put game_meat banquet_table 2,0", "1 put cabbage banquet_table 2,3" },
    supply_after = { "0 skin and bones", "0 game meat", "0 cabbage" } },

  { say   = "157: one with young counts as well, also at the feast of 5",
    given = { open = { 52, 157 }, hand = { 5 }, supply = { "silver", "pregnant sheep" }, on_spaces = { ["C4-08"] = 4 },
              workers = 0 },
    moves = { "1 use 52", "1 play 5", "1 put pregnant_sheep banquet_table 2,0" },
    supply_after = { "1 skin and bones", "0 pregnant sheep" } },

  { say   = "158: three weapons and a silver for each game or whale meat",
    given = { open = { 158 }, phase = "feast", supply = { "game meat", "mead" }, workers = 4,
              chance = { "bow", "bow", "spear" } },
    moves = { "1 put game_meat banquet_table 2,0" },
    supply_after = { "2 bow", "1 spear", "1 silver" }, offered = { "put silver banquet_table 3,3" } },

  { say   = "158: nothing for mead",
    given = { open = { 158 }, phase = "feast", supply = { "2 mead", "flax" }, workers = 4 },
    moves = { "1 put mead banquet_table 2,0 turned" },
    supply_after = { "0 silver" } },

  { say   = "158: three weapons, not four",
    given = { open = { 158 }, phase = "feast", supply = { "whale meat" }, workers = 4,
              chance = { "bow", "bow", "spear", "spear" } },
    moves = { "1 put whale_meat banquet_table 1,0" },
    supply_after = { "2 bow", "1 spear" } },

  { say   = "158: also for meat that was put there before the feast, but not sooner",
    given = { open = { 158 }, supply = { "game meat" }, workers = 3, chance = { "bow", "bow", "sword" } },
    moves = { "1 put game_meat banquet_table 2,0", "1 place C1-04", "1 pass" },
    trace = { "put game meat on banquet table", some_gaps, "phase feast", some_gaps, "158: gain {bow 2, sword 1}" } },

  { say   = "159: no hunt where no game meat was served",
    given = { open = { 159 }, phase = "feast", supply = { "whale meat", "silver" }, workers = 4 },
    moves = { "1 put whale_meat banquet_table 1,0", "1 pass" },
    not_offered = { "use 159" } },

  { say   = "159: game meat that was put there before the feast counts",
    given = { open = { 159 }, supply = { "game meat" }, workers = 3 },
    moves = { "1 put game_meat banquet_table 2,0", "1 use 159", "1 fail" },
    trace = { "put game meat on banquet table", some_gaps, "phase feast", some_gaps, "fires 159", "push hunt" } },

  { say   = "159: no hunt where none is served, though there is game meat",
    given = { open = { 159 }, phase = "feast", supply = { "game meat" }, workers = 4 },
    moves = { "1 pass", "1 pass", "1 pass" },
    trace = { "gain {Thing Penalty 4}", gap "end", "end feast", "phase bonus", gap "before" } },

  { say   = "159: after the feast of 5 as well",
    given = { open = { 52, 159 }, hand = { 5 }, supply = { "silver", "game meat" }, workers = 0,
              on_spaces = { ["C4-08"] = 4 }, chance = { 5 } },
    moves = { "1 use 52", "1 play 5", "1 put game_meat banquet_table 2,0", "1 use 159", "1 fail" },
    supply_after = { "1 bow", "1 wood", "0 game meat" } },

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

  { say   = "160: who has done without mead is not paid again",
    given = { open = { 160 }, phase = "feast", supply = { "mead" }, on_spaces = { ["C1-07"] = 1 }, workers = 0 },
    moves = { "1 use 160", "1 pass", "1 pass" },
    trace = { "fires 160", "160: gain {silver 1}", some_gaps, "gain {Thing Penalty 1}", gap "end" },
    supply_after = { "1 silver", "1 mead" } },

  { say   = "165: two silver for clothing when the feast begins",
    given = { open = { 165 }, phase = "feast", supply = { "clothing" }, workers = 2 },
    moves = { "1 pass" },
    trace = { gap "start", "fires 165", "165: gain {silver 2}" } },

  { say   = "165: clothing on a board brings nothing",
    given = { open = { 165 }, phase = "feast", laid = { "put clothing home 8,4" }, workers = 2 },
    moves = { "1 pass", "1 pass" },
    supply_after = { "0 silver" } },

  { say   = "167: one silver for spices, two for more",
    given = { open = { 167 }, phase = "feast", supply = { "3 spices" }, workers = 2 },
    moves = { "1 pass" },
    trace = { gap "start", "fires 167", "167: gain {silver 2}" } },

  { say   = "167: one for one",
    given = { open = { 167 }, phase = "feast", supply = { "spices" }, workers = 2 },
    moves = { "1 pass" },
    trace = { gap "start", "fires 167", "167: gain {silver 1}" } },

  { say   = "167: nothing without spices",
    given = { open = { 167 }, phase = "feast", supply = { "silk" }, workers = 2 },
    moves = { "1 pass", "1 pass" },
    supply_after = { "0 silver" } },

  { say   = "172: the fish of the feast goes into a house",
    given = { open = { 172 }, phase = "feast", supply = { "stockfish" }, boards = { "long house" },
              on_spaces = { ["C1-07"] = 1 }, workers = 0 },
    moves = { "1 put stockfish banquet_table 1,0 turned", "1 use 172", "1 put stockfish long_house_1 1,4" },
    supply_after = { "0 stockfish" } },

  { say   = "172: not without a house, and not fish that was not served",
    given = { open = { 172 }, phase = "feast", supply = { "2 stockfish" }, boards = { "Iceland" },
              on_spaces = { ["C1-07"] = 1 }, workers = 0 },
    moves = { "1 put stockfish banquet_table 1,0 turned", "1 pass" },
    trace = { "end feast", "phase bonus", gap "before" }, supply_after = { "1 stockfish" },
    not_offered = { "use 172" } },

  { say   = "186: two peas may lie on their long side",
    given = { open = { 186 }, phase = "feast", supply = { "2 peas", "mead" }, workers = 6 },
    moves = { "1 put peas banquet_table 3,0", "1 put mead banquet_table 2,2 turned" },
    offered = { "put peas banquet_table 3,3" } },

  { say   = "186: without it one",
    given = { phase = "feast", supply = { "2 peas", "mead" }, workers = 6 },
    moves = { "1 put peas banquet_table 3,0", "1 put mead banquet_table 2,2 turned" },
    offered = { "put peas banquet_table 2,3 turned" }, not_offered = { "put peas banquet_table 3,3" } },

  { say   = "186: a third one stands",
    given = { open = { 186 }, phase = "feast", supply = { "3 peas", "2 mead" }, workers = 9 },
    moves = { "1 put peas banquet_table 3,0", "1 put mead banquet_table 2,2 turned",
              "1 put peas banquet_table 3,3", "1 put mead banquet_table 2,5 turned" },
    not_offered = { "put peas banquet_table 3,6" }, offered = { "put peas banquet_table 2,6 turned" } },
}
