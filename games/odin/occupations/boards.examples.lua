-- The occupations of boards.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "9 to 189: played, the cards of this file are worth 13 points",
    given = { phase = "feast", round = 7,
              open = { 9, 15, 19, 20, 21, 23, 40, 41, 42, 70, 71, 72, 98, 100, 101, 177, 189 } },
    score = -109 },

  { say   = "9: an ore for each longship, laid at once",
    given = { open = { 9 }, phase = "income", workers = 0, vessels = { longship = { 0, 3 } } },
    moves = { "1 use 9", "1 yes", "1 put ore home 11,1", "1 yes", "1 put ore home 10,0" },
    trace = { "fires 9", "9: gain {ore 1}", "put ore on home", "9: gain {ore 1}", "put ore on home" },
    supply_after = { "0 ore" } },

  { say   = "9: without longships nothing is offered",
    given = { open = { 9 }, phase = "income", workers = 0, vessels = { knarr = { 0 } } },
    moves = {},
    not_offered = { "use 9" } },

  { say   = "15: two mead for each house, none for sheds",
    given = { open = { 52 }, hand = { 15 }, supply = { "silver" }, workers = 6,
              boards = { "shed", "long house", "long house" } },
    moves = { "1 use 52", "1 play 15" },
    supply_after = { "4 mead" } },

  { say   = "15: hide with a house that is built",
    given = { open = { 15 }, supply = { "stone" }, workers = 6 },
    moves = { "1 place C2-01" },
    supply_after = { "1 stone house", "1 hide", "0 mead" } },

  { say   = "15: none with a shed",
    given = { open = { 15 }, supply = { "2 wood" }, workers = 6 },
    moves = { "1 place C1-01" },
    supply_after = { "1 shed", "0 hide" } },

  { say   = "15: none with a house that 72 buys",
    given = { open = { 15, 52 }, hand = { 72 }, supply = { "2 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 72", "1 yes" },
    supply_after = { "1 stone house", "0 hide" } },

  { say   = "19: special tiles on boards count: four bring spices",
    given = { open = { 52 }, hand = { 19 }, supply = { "silver", "Helmet", "Horseshoe", "Chalice" },
              laid = { "put belt home 11,1" } },
    moves = { "1 use 52", "1 play 19" },
    supply_after = { "0 silk", "1 spices", "0 jewelry" } },

  { say   = "19: two special tiles bring nothing",
    given = { open = { 52 }, hand = { 19 }, supply = { "silver", "Helmet", "Horseshoe" } },
    moves = { "1 use 52", "1 play 19" },
    supply_after = { "0 silk", "0 spices", "0 jewelry" } },

  { say   = "19: five special tiles bring jewelry",
    given = { open = { 52 }, hand = { 19 }, workers = 6,
              supply = { "silver", "Glass Beads", "Helmet", "Belt", "Crucifix", "Fibula" } },
    moves = { "1 use 52", "1 play 19" },
    supply_after = { "1 jewelry", "0 spices" } },

  { say   = "20: a bonus phase for houses: the peas of a long house, not the ore of the home board",
    given = { open = { 52 }, hand = { 20 }, supply = { "silver" }, workers = 6,
              boards = { "long house" },
              laid = { "put silver home 4,0", "put silver home 4,1", "put silver home 5,1",
                       "put silver home 6,0", "put silver home 6,1", "put silver long_house_1 0,9",
                       "put silver long_house_1 1,9", "put silver long_house_1 1,10" } },
    moves = { "1 use 52", "1 play 20", "1 yes" },
    trace = { "play 20", "phase bonus(2)", gap "before", gap "start", "evaluate bonus", "gain {peas 1}" },
    supply_after = { "1 peas", "0 ore" } },

  { say   = "21: a bonus phase for the home board: its ore, not the peas of a long house",
    given = { open = { 52 }, hand = { 21 }, supply = { "silver" }, workers = 6,
              boards = { "long house" },
              laid = { "put silver home 4,0", "put silver home 4,1", "put silver home 5,1",
                       "put silver home 6,0", "put silver home 6,1", "put silver long_house_1 0,9",
                       "put silver long_house_1 1,9", "put silver long_house_1 1,10" } },
    moves = { "1 use 52", "1 play 21", "1 yes" },
    trace = { "play 21", "phase bonus(1)", gap "before", gap "start", "evaluate bonus", "gain {ore 1}" },
    supply_after = { "0 peas", "1 ore" } },

  { say   = "23: two silver for each house, none for sheds",
    given = { open = { 52 }, hand = { 23 }, supply = { "silver" },
              boards = { "shed", "stone house", "long house" } },
    moves = { "1 use 52", "1 play 23" },
    supply_after = { "4 silver" } },

  { say   = "40: wood lies in houses as silver does, not on other boards",
    given = { open = { 40 }, supply = { "wood" }, boards = { "long house" }, workers = 6 },
    moves = {},
    offered = { "put wood long_house_1 0,0" },
    not_offered = { "put wood home 11,1" } },

  { say   = "40: wood lies on the cells of a house",
    given = { open = { 40 }, supply = { "wood" }, boards = { "long house" }, workers = 6 },
    offered = { "put wood long_house_1 0,0" } },

  { say   = "40: without it wood does not",
    given = { supply = { "wood" }, boards = { "long house" }, workers = 6 },
    not_offered = { "put wood long_house_1 0,0" } },

  { say   = "41: mead becomes oil after the bonus phase",
    given = { open = { 41 }, phase = "bonus", supply = { "silver", "mead" }, workers = 6 },
    moves = { "1 use 41", "1 choose 2" },
    supply_after = { "1 silver", "0 mead", "1 oil" } },

  { say   = "41: not after a bonus phase for some boards (Q5)",
    given = { open = { 41, 52 }, hand = { 21 }, supply = { "2 silver", "mead" }, workers = 6 },
    moves = { "1 use 52", "1 play 21", "1 yes" },
    not_offered = { "use 41" },
    supply_after = { "1 silver", "1 mead", "0 oil" } },

  { say   = "42: a stone for the shed brings a silver before the income",
    given = { open = { 42 }, phase = "income", supply = { "stone" }, boards = { "shed" } },
    moves = { "1 use 42", "1 fill stone shed_1" },
    supply_after = { "0 stone", "1 silver" } },

  { say   = "42: nothing without a shed",
    given = { open = { 42 }, phase = "income", supply = { "stone" }, boards = { "stone house" } },
    not_offered = { "use 42" } },

  { say   = "42: no silver where nothing can be put into the shed",
    given = { open = { 42 }, phase = "income", supply = { "silver" }, boards = { "shed" } },
    moves = { "1 pass" },
    not_offered = { "use 42" }, supply_after = { "1 silver" } },

  { say   = "70: the Cloakpin comes back; silverware and a rune stone lie in its place",
    given = { open = { 52 }, hand = { 70 }, supply = { "silver" }, workers = 6,
              laid = { "put cloakpin home 10,1" } },
    moves = { "1 use 52", "1 play 70", "1 yes" },
    supply_after = { "1 Cloakpin", "0 silverware", "0 rune stone" } },

  { say   = "70: not without it on a board",
    given = { open = { 52 }, hand = { 70 }, supply = { "silver", "Cloakpin" }, workers = 6 },
    moves = { "1 use 52", "1 play 70" },
    not_offered = { "yes" } },

  { say   = "71: the Drinking Horn comes back",
    given = { open = { 52 }, hand = { 71 }, supply = { "silver" }, workers = 6,
              laid = { "put drinking_horn home 9,1" } },
    moves = { "1 use 52", "1 play 71", "1 yes" },
    supply_after = { "1 Drinking Horn" } },

  { say   = "72: a stone house costs the number of the round",
    given = { open = { 52 }, hand = { 72 }, supply = { "5 silver" }, round = 4, workers = 6 },
    moves = { "1 use 52", "1 play 72", "1 yes" },
    supply_after = { "0 silver", "1 stone house" } },

  { say   = "72: one silver less is not enough",
    given = { open = { 52 }, hand = { 72 }, supply = { "4 silver" }, round = 4, workers = 6 },
    moves = { "1 use 52", "1 play 72" },
    not_offered = { "yes" } },

  { say   = "98: silk for two silver after grain is put into a house",
    given = { open = { 98 }, supply = { "grain", "2 silver" }, boards = { "long house" }, workers = 6 },
    moves = { "1 put grain long_house_1 2,0", "1 use 98" },
    supply_after = { "1 silk", "0 silver" } },

  { say   = "98: not after flax",
    given = { open = { 98 }, supply = { "flax", "2 silver" }, boards = { "long house" }, workers = 6 },
    moves = { "1 put flax long_house_1 2,0" },
    not_offered = { "use 98" } },

  { say   = "100: a silver for a rune stone on an exploration board",
    given = { open = { 100 }, supply = { "rune stone" }, boards = { "Iceland" }, workers = 6 },
    moves = { "1 put rune_stone iceland 4,1" },
    supply_after = { "1 silver" } },

  { say   = "100: nothing for one at home",
    given = { open = { 100 }, supply = { "rune stone" }, workers = 6 },
    moves = { "1 put rune_stone home 10,2" },
    supply_after = { "0 silver" } },

  { say   = "101: mead and silver for a rune stone in a house",
    given = { open = { 101 }, supply = { "rune stone" }, boards = { "long house" }, workers = 6 },
    moves = { "1 put rune_stone long_house_1 2,0" },
    supply_after = { "1 mead", "1 silver" } },

  { say   = "189: two exploration boards are worth four points more",
    given = { phase = "feast", round = 7, open = { 189 }, boards = { "Shetland", "Faroe Islands" } },
    score = -147 },

  { say   = "189: three boards are worth nine points more",
    given = { phase = "feast", round = 7, open = { 189 }, boards = { "Shetland", "Faroe Islands", "Iceland" } },
    score = -149 },

  { say   = "189: four sixteen",
    given = { phase = "feast", round = 7, open = { 189 },
              boards = { "Shetland", "Faroe Islands", "Iceland", "Greenland" } },
    score = -150 },
}
