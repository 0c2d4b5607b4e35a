-- The occupations of vikings.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "60 to 168: played, the cards of this file are worth 10 points",
    given = { phase = "feast", round = 7,
              open = { 60, 76, 77, 91, 151, 161, 162, 166, 168 } },
    score = -112 },

  { say   = "60: one Viking comes home, and the space is free again",
    given = { open = { 52 }, hand = { 60 }, supply = { "silver" }, workers = 2, round = 3,
              on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 60", "1 choose 1" },
    workers_after = 3, offered = { "place C1-07" } },

  { say   = "60: two from one space for as much silver as the number of the round",
    given = { open = { 52 }, hand = { 60 }, supply = { "4 silver" }, workers = 2, round = 3,
              on_spaces = { ["C2-07"] = 2 } },
    moves = { "1 use 52", "1 play 60", "1 choose 2" },
    workers_after = 4, supply_after = { "0 silver" } },

  { say   = "60: not those of the round before (R33)",
    given = { open = { 52 }, hand = { 60 }, supply = { "silver" }, workers = 2, round = 3,
              others_on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 60" },
    workers_after = 2, not_offered = { "choose 1" } },

  { say   = "60: two only from one space, not from two",
    given = { open = { 52 }, hand = { 60 }, supply = { "9 silver" }, workers = 2, round = 3,
              on_spaces = { ["C1-07"] = 1, ["C1-04"] = 1 } },
    moves = { "1 use 52", "1 play 60" },
    not_offered = { "choose 2" } },

  { say   = "60: one silver too few for two",
    given = { open = { 52 }, hand = { 60 }, supply = { "3 silver" }, workers = 2, round = 3,
              on_spaces = { ["C2-07"] = 2 } },
    moves = { "1 use 52", "1 play 60" },
    not_offered = { "choose 2" }, supply_after = { "2 silver" } },

  { say   = "76: one Viking from each space of the fourth column, one after the other (R35)",
    given = { open = { 52 }, hand = { 76 }, supply = { "silver" }, workers = 1, round = 3,
              on_spaces = { ["C4-05"] = 4, ["C4-08"] = 4, ["C3-08"] = 3 } },
    moves = { "1 use 52", "1 play 76", "1 back C4-05", "1 back C4-08" },
    trace = { "return 1 (C4-05)", "return 1 (C4-08)" },
    workers_after = 3, not_offered = { "back C3-08", "back C4-05" } },

  { say   = "76: not those of the round before (R33)",
    given = { open = { 52 }, hand = { 76 }, supply = { "silver" }, workers = 1, round = 2,
              on_spaces = { ["C4-05"] = 4 }, others_on_spaces = { ["C4-02"] = 4 } },
    moves = { "1 use 52", "1 play 76" },
    offered = { "back C4-05" }, not_offered = { "back C4-02" } },

  { say   = "76: each return is one of its own for 151, and the third of them brings 168 a silver as well",
    given = { open = { 52, 151, 168 }, hand = { 76 }, supply = { "silver" }, workers = 0, round = 3,
              on_spaces = { ["C4-05"] = 4, ["C4-08"] = 4, ["C4-03"] = 4 } },
    moves = { "1 use 52", "1 play 76", "1 back C4-05", "1 back C4-08", "1 back C4-03" },
    supply_after = { "4 silver" }, workers_after = 3 },

  { say   = "77: a space of the second column with Vikings of the round before (R37)",
    given = { open = { 52 }, hand = { 77 }, supply = { "silver" }, workers = 6, round = 2,
              others_on_spaces = { ["C2-08"] = 2 }, on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 77", "1 visit C2-08" },
    trace = { "play 77", "push C2-08", gap "placed" }, workers_after = 6 },

  { say   = "77: no space that is free, none of another column",
    given = { open = { 52 }, hand = { 77 }, supply = { "silver" }, workers = 6, round = 2,
              others_on_spaces = { ["C2-08"] = 2 }, on_spaces = { ["C1-07"] = 1, ["C2-11"] = 2 } },
    moves = { "1 use 52", "1 play 77" },
    offered = { "visit C2-08", "visit C2-11" }, not_offered = { "visit C1-07", "visit C2-07" } },

  { say   = "77: not above columns, though its own colour stands there",
    given = { open = { 52 }, hand = { 77 }, supply = { "silver" }, workers = 6, on_spaces = { ["C3-11"] = 3 } },
    moves = { "1 use 52", "1 play 77" },
    trace = { "play 77", gap "done" }, not_offered = { "visit C3-11" } },

  { say   = "91: above a space with a Viking of the round before, for a silver (R39)",
    given = { open = { 91 }, workers = 0, round = 2, supply = { "silver" },
              others_on_spaces = { ["C1-03"] = 1, ["C2-08"] = 2 } },
    moves = { "1 use 91", "1 visit C1-04" },
    trace = { "fires 91", "91: pay {silver 1}", "push C1-04" }, supply_after = { "1 stockfish" } },

  { say   = "91: not next to a Viking of another column, not where somebody stands",
    given = { open = { 91 }, workers = 0, round = 2, supply = { "5 silver" }, strips = { 1 },
              on_spaces = { ["C1-11"] = 1 }, others_on_spaces = { ["C1-12"] = 1, ["C2-08"] = 2 } },
    moves = { "1 use 91" },
    not_offered = { "visit C1-11", "visit C1-12", "visit C1-07", "visit C1-08" } },

  { say   = "91: not without a silver",
    given = { open = { 91 }, workers = 0, round = 2, others_on_spaces = { ["C1-03"] = 1 } },
    not_offered = { "use 91" } },

  { say   = "151: a silver for two Vikings that come back from the whales",
    given = { open = { 151 }, vessels = { ["whaling boat"] = { 0 } }, workers = 4, chance = { 12 } },
    moves = { "1 place C4-02", "1 fail", "1 yes" },
    supply_after = { "1 silver" }, workers_after = 2 },

  { say   = "151: a silver for one that 60 brings back",
    given = { open = { 52, 151 }, hand = { 60 }, supply = { "silver" }, workers = 2, round = 3,
              on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 60", "1 choose 1" },
    supply_after = { "1 silver" }, workers_after = 3 },

  { say   = "151: none where nobody is taken back",
    given = { open = { 151 }, vessels = { ["whaling boat"] = { 0 } }, workers = 6, chance = { 12 } },
    moves = { "1 place C4-02", "1 fail", "1 pass" },
    supply_after = { "0 silver" }, workers_after = 2 },

  { say   = "161: six Vikings in column 3 are too few, whatever stands in others",
    given = { open = { 161 }, phase = "bonus", round = 2, on_spaces = { ["C3-05"] = 3, ["C4-05"] = 4 },
              others_on_spaces = { ["C3-11"] = 3 } },
    supply_after = { "0 cabbage" } },

  { say   = "161: seven are enough",
    given = { open = { 161 }, phase = "bonus", round = 2, on_spaces = { ["C3-05"] = 3, ["C3-06"] = 1 },
              others_on_spaces = { ["C3-11"] = 3 } },
    trace = { "fires 161", "161: gain {cabbage 1}" } },

  { say   = "162: six Vikings in column 2 are too few",
    given = { open = { 162 }, phase = "bonus", round = 2, on_spaces = { ["C2-07"] = 2, ["C2-08"] = 2 },
              others_on_spaces = { ["C2-05"] = 2 } },
    supply_after = { "0 flax" } },

  { say   = "162: seven are enough",
    given = { open = { 162 }, phase = "bonus", round = 2, on_spaces = { ["C2-07"] = 2, ["C2-08"] = 2 },
              others_on_spaces = { ["C2-05"] = 2, ["C2-06"] = 1 } },
    trace = { "fires 162", "162: gain {flax 1}" } },

  { say   = "166: a weapon for the second two Vikings on one space, not for the first",
    given = { open = { 166 }, workers = 6, chance = { "sword", "bow" } },
    moves = { "1 place C2-07", "1 pass", "1 place C2-08", "1 pass" },
    trace = { "place C2-07 x2", "push C2-07", gap "placed", "gain {flax 1, stockfish 1, silver 1}", some_gaps,
              "place C2-08 x2", "push C2-08", gap "placed", "fires 166", "166: gain {sword 1}" } },

  { say   = "166: others are not counted",
    given = { open = { 166 }, workers = 8, chance = { "card 22", "sword" } },
    moves = { "1 place C1-07", "1 pass", "1 place C3-05", "1 pass", "1 place C2-08", "1 pass" },
    supply_after = { "2 mead", "0 bow", "0 snare", "0 spear", "0 sword" } },

  { say   = "168: a silver when exactly three are left",
    given = { open = { 168 }, workers = 5 },
    moves = { "1 place C2-07", "1 pass" },
    trace = { "place C2-07 x2", "push C2-07", "fires 168", "168: gain {silver 1}" },
    supply_after = { "2 silver" } },

  { say   = "168: none for two",
    given = { open = { 168 }, workers = 4 },
    moves = { "1 place C2-07", "1 pass" },
    supply_after = { "1 silver" } },

  { say   = "168: also when one comes home",
    given = { open = { 52, 168 }, hand = { 60 }, supply = { "silver" }, workers = 2, round = 3,
              on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 60", "1 choose 1" },
    supply_after = { "1 silver" }, workers_after = 3 },

  { say   = "168: not while three stay where they are",
    given = { open = { 168 }, supply = { "3 silver" }, workers = 3 },
    moves = { "1 buy whaling_boat" },
    supply_after = { "0 silver", "1 whaling boat" } },
}
