-- The occupations of hunting.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "4 to 163: played, the cards of this file are worth 24 points",
    given = { phase = "feast", round = 7,
              open = { 4, 11, 13, 75, 85, 126, 127, 128, 129, 130, 131, 140, 141, 142, 143, 144, 145, 146, 153,
              163 } },
    score = -98 },

  { say   = "4: one less on every roll",
    given = { open = { 4 }, workers = 6, chance = { 1 } },
    moves = { "1 place C1-03" },
    trace = { "roll 1 -> 0" } },

  { say   = "4: also where high rolls are better",
    given = { open = { 4 }, vessels = { longship = { 2 } }, workers = 6, chance = { 6 } },
    moves = { "1 place C2-15" },
    trace = { "roll 6 -> 7" } },

  { say   = "11: a spear at once",
    given = { open = { 52 }, hand = { 11 }, supply = { "silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 11" },
    supply_after = { "1 spear" } },

  { say   = "11: a spear counts two in whaling: two for a roll that comes to three",
    given = { open = { 11 }, supply = { "2 spear", "wood" }, vessels = { ["whaling boat"] = { 0 } },
              workers = 6, chance = { 4 } },
    moves = { "1 place C3-03" },
    trace = { "roll 4 -> 3" },
    offered = { "succeed 0 2", "succeed 1 1" }, not_offered = { "succeed 0 1" } },

  { say   = "13: one less when game is hunted",
    given = { open = { 13 }, workers = 6, chance = { 4 } },
    moves = { "1 place C1-03" },
    trace = { "roll 4 -> 3" } },

  { say   = "13: not with snares",
    given = { open = { 13 }, workers = 6, chance = { 4 } },
    moves = { "1 place C2-04" },
    trace = { "roll 4 -> 4" } },

  { say   = "75: skin and bones for a silver",
    given = { open = { 52 }, hand = { 75 }, supply = { "2 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 75", "1 yes" },
    supply_after = { "0 silver", "1 skin and bones" } },

  { say   = "85: game is hunted for a silver; a failure brings nobody home",
    given = { open = { 52 }, hand = { 85 }, workers = 3, supply = { "2 silver" }, chance = { 5 } },
    moves = { "1 use 52", "1 play 85", "1 yes", "1 fail" },
    trace = { "play 85", "pay {silver 1}", "push hunt", "roll 5 -> 5", gap "roll", "fail" },
    workers_after = 3 },

  { say   = "85: snares for two silver, without hunting before",
    given = { open = { 52 }, hand = { 85 }, workers = 3, supply = { "3 silver" }, chance = { 5 } },
    moves = { "1 use 52", "1 play 85", "1 pass", "1 yes", "1 fail" },
    trace = { "play 85", "pay {silver 2}", "push snare", "roll 5 -> 5", gap "roll", "fail" },
    workers_after = 3 },

  { say   = "126: a silver for a snare that succeeds",
    given = { open = { 126 }, supply = { "2 wood" }, workers = 6, chance = { 2 } },
    moves = { "1 place C2-04", "1 succeed 2" },
    supply_after = { "1 silver", "1 fur" } },

  { say   = "126: none for a failure",
    given = { open = { 126 }, workers = 6, chance = { 2 } },
    moves = { "1 place C2-04", "1 fail" },
    supply_after = { "0 silver" } },

  { say   = "127: stockfish for a snare that succeeds",
    given = { open = { 127 }, supply = { "2 wood" }, workers = 6, chance = { 2 } },
    moves = { "1 place C2-04", "1 succeed 2" },
    supply_after = { "1 stockfish" } },

  { say   = "128: an item for a snare that succeeds",
    given = { open = { 128 }, supply = { "2 wood" }, strips = { 1 }, workers = 6, chance = { 2 } },
    moves = { "1 place C2-04", "1 succeed 2" },
    supply_after = { "1 wood", "1 fur" } },

  { say   = "129: a snare for salt meat after one that succeeded",
    given = { open = { 129 }, supply = { "2 wood" }, workers = 6, chance = { 2 } },
    moves = { "1 place C2-04", "1 succeed 2", "1 use 129" },
    supply_after = { "0 snare", "1 salt meat" } },

  { say   = "129: not after a failure",
    given = { open = { 129 }, workers = 6, chance = { 2 } },
    moves = { "1 place C2-04", "1 fail", "1 pass" },
    supply_after = { "1 snare", "0 salt meat" }, not_offered = { "use 129" } },

  { say   = "130: two snares bring back one of the Vikings",
    given = { open = { 130 }, supply = { "2 wood", "snare" }, workers = 6, chance = { 2 } },
    moves = { "1 place C2-04", "1 succeed 2", "1 use 130" },
    supply_after = { "0 snare" }, workers_after = 5 },

  { say   = "130: not after a failure",
    given = { open = { 130 }, supply = { "2 snare", "silver" }, workers = 6, chance = { 2 } },
    moves = { "1 place C2-04", "1 fail", "1 pass", "1 pass" },
    supply_after = { "3 snare" }, not_offered = { "use 130" } },

  { say   = "131: game meat for stockfish, also when the snare fails",
    given = { open = { 131 }, supply = { "stockfish" }, workers = 6, chance = { 8 } },
    moves = { "1 place C2-04", "1 fail", "1 pass", "1 use 131" },
    supply_after = { "0 stockfish", "1 game meat", "1 snare" } },

  { say   = "131: not after hunting",
    given = { open = { 131 }, supply = { "stockfish", "silver" }, workers = 6, chance = { 1 } },
    moves = { "1 place C1-03", "1 fail" },
    supply_after = { "1 stockfish" }, not_offered = { "use 131" } },

  { say   = "140: oil for whaling that succeeds",
    given = { open = { 140 }, vessels = { ["whaling boat"] = { 0 } }, workers = 4, chance = { 1 } },
    moves = { "1 place C4-02", "1 succeed" },
    supply_after = { "2 oil", "1 whale meat" } },

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

  { say   = "141: one boat brings cabbage alone; a piece of wood would be one too many",
    given = { open = { 141 }, supply = { "spear", "wood" }, vessels = { ["whaling boat"] = { 0 } }, workers = 6,
              chance = { "card 22", 2 } },
    moves = { "1 place C3-03", "1 succeed 0 1" },
    supply_after = { "1 cabbage", "0 beans", "0 peas" } },

  { say   = "141: nothing for one piece of wood",
    given = { open = { 141 }, supply = { "spear", "wood" }, vessels = { ["whaling boat"] = { 0 } }, workers = 6,
              chance = { "card 22", 2 } },
    moves = { "1 place C3-03", "1 succeed 1" },
    supply_after = { "0 cabbage", "0 beans", "0 peas" } },

  { say   = "141: three boats bring peas",
    given = { open = { 141 }, supply = { "spear" }, vessels = { ["whaling boat"] = { 0, 0, 0 } }, workers = 6,
              chance = { "card 22", 4 } },
    moves = { "1 place C3-03", "1 sail 3", "1 succeed 0 1" },
    supply_after = { "0 cabbage", "0 beans", "1 peas" } },

  { say   = "142: the only spear comes back",
    given = { open = { 142 }, supply = { "2 spear" }, vessels = { ["whaling boat"] = { 0 } }, workers = 4,
              chance = { 2 } },
    moves = { "1 place C4-02", "1 succeed 0 1", "1 pass" },
    supply_after = { "2 spear", "1 oil" } },

  { say   = "142: two spears do not come back",
    given = { open = { 142 }, supply = { "2 spear" }, vessels = { ["whaling boat"] = { 0 } }, workers = 4,
              chance = { 3 } },
    moves = { "1 place C4-02", "1 succeed 0 2", "1 pass" },
    supply_after = { "0 spear", "1 oil" } },

  { say   = "142: nothing for a failure",
    given = { open = { 142 }, vessels = { ["whaling boat"] = { 0 } }, workers = 4, chance = { 3 } },
    moves = { "1 place C4-02", "1 fail", "1 pass" },
    supply_after = { "1 spear" } },

  { say   = "143: a silver for game that was hunted",
    given = { open = { 143 }, supply = { "wood" }, workers = 6, chance = { 1 } },
    moves = { "1 place C1-03", "1 succeed 1" },
    supply_after = { "1 silver", "1 hide" } },

  { say   = "144: skin and bones for two silver after hunting",
    given = { open = { 144 }, supply = { "wood", "2 silver" }, workers = 6, chance = { 1 } },
    moves = { "1 place C1-03", "1 succeed 1", "1 use 144" },
    supply_after = { "1 skin and bones", "0 silver" } },

  { say   = "145: an item before hunting",
    given = { open = { 145 }, strips = { 1 }, workers = 6, chance = { 1 } },
    moves = { "1 place C1-03", "1 use 145", "1 take 1 1" },
    supply_after = { "1 wood" } },

  { say   = "146: one less on the rolls for game and for snares",
    given = { open = { 146 }, workers = 6, chance = { 5, 4 } },
    moves = { "1 place C1-03", "1 fail", "1 place C2-04" },
    trace = { "roll 5 -> 4", some_gaps, "roll 4 -> 3" } },

  { say   = "153: a fourth roll",
    given = { open = { 153 }, workers = 6, chance = { 8, 8, 8, 8 } },
    moves = { "1 place C1-03", "1 roll", "1 roll" },
    offered = { "roll" } },

  { say   = "153: and no fifth",
    given = { open = { 153 }, workers = 6, chance = { 8, 8, 8, 8 } },
    moves = { "1 place C1-03", "1 roll", "1 roll", "1 roll" },
    not_offered = { "roll" }, supply_after = { "1 wood", "1 bow" } },

  { say   = "163: hide and silver more in the second column",
    given = { open = { 163 }, supply = { "wood" }, workers = 6, chance = { 1 } },
    moves = { "1 place C2-03", "1 succeed 1" },
    supply_after = { "2 hide", "1 silver", "1 game meat" } },

  { say   = "163: not in the first",
    given = { open = { 163 }, supply = { "wood" }, workers = 6, chance = { 1 } },
    moves = { "1 place C1-03", "1 succeed 1" },
    supply_after = { "1 hide", "0 silver" } },
}
