-- The occupations of harvest.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "43 to 171: played, the cards of this file are worth 15 points",
    given = { phase = "feast", round = 7,
              open = { 43, 49, 66, 92, 93, 94, 95, 96, 97, 169, 171 } },
    score = -107 },

  { say   = "43: fruits",
    given = { open = { 52 }, hand = { 43 }, supply = { "silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 43" },
    supply_after = { "1 fruits" } },

  { say   = "49: a harvest of five goods for a cow, as a phase of its own",
    given = { open = { 49 }, supply = { "cattle" }, workers = 6, round = 3 },
    moves = { "1 use 49", "1 give cattle" },
    trace = { "use 49", "pay {cattle 1}", "phase harvest", gap "before", gap "start",
              "gain {peas 1, beans 1, flax 1, grain 1, cabbage 1}" },
    supply_after = { "0 fruits" } },

  { say   = "49's harvest does not end the lack of one (Q11): 94 as before, after it",
    given = { open = { 49, 94 }, phase = "harvest", round = 3, workers = 6,
              supply = { "cattle", "2 oil" } },
    moves = { "1 use 49", "1 give cattle", "1 use 94" },
    supply_after = { "1 cabbage", "0 oil", "1 spices" } },

  { say   = "49: a cow with young may be given as well, but no sheep",
    given = { open = { 49 }, supply = { "pregnant cattle", "sheep" }, workers = 6 },
    moves = { "1 use 49" },
    trace = { "use 49", "pay {pregnant cattle 1}", "phase harvest" },
    supply_after = { "0 pregnant cattle", "1 sheep" } },

  { say   = "66: beans become skin and bones by way of salt meat",
    given = { open = { 52 }, hand = { 66 }, supply = { "2 silver", "beans" }, workers = 6 },
    moves = { "1 use 52", "1 play 66", "1 yes", "1 shift beans skin_and_bones" },
    supply_after = { "0 silver", "0 beans", "1 skin and bones" } },

  { say   = "66: or stay at one step; nothing but orange",
    given = { open = { 52 }, hand = { 66 }, supply = { "2 silver", "beans", "mead" }, workers = 6 },
    moves = { "1 use 52", "1 play 66", "1 yes" },
    offered = { "shift beans salt_meat", "shift beans skin_and_bones" },
    not_offered = { "shift mead hide", "shift beans silver_hoard" } },

  { say   = "66: two steps at most",
    given = { open = { 52 }, hand = { 66 }, supply = { "2 silver", "peas" }, workers = 6 },
    moves = { "1 use 52", "1 play 66", "1 yes" },
    offered = { "shift peas stockfish", "shift peas wool" }, not_offered = { "shift peas silk" } },

  { say   = "66: not without a second silver",
    given = { open = { 52 }, hand = { 66 }, supply = { "silver", "beans" }, workers = 6 },
    moves = { "1 use 52", "1 play 66" },
    not_offered = { "yes" }, supply_after = { "1 beans" } },

  { say   = "92: four special tiles bring two silver where there is no harvest",
    given = { open = { 92 }, phase = "harvest", round = 3, workers = 6,
              supply = { "Helmet", "Horseshoe", "Chalice" }, laid = { "put belt home 11,1" } },
    moves = { "1 pass" },
    trace = { "fires 92", "92: gain {silver 2}" } },

  { say   = "92: nothing where there is one",
    given = { open = { 92 }, phase = "harvest", round = 2, workers = 6,
              supply = { "Helmet", "Horseshoe", "Chalice" } },
    moves = { "1 pass", "1 pass" },
    supply_after = { "0 silver", "1 grain" } },

  { say   = "92: three special tiles bring a silver",
    given = { open = { 92 }, phase = "harvest", round = 3, supply = { "Glass Beads", "Helmet", "Belt" } },
    moves = { "1 pass" },
    trace = { "fires 92", "92: gain {silver 1}" } },

  { say   = "92: five bring three",
    given = { open = { 92 }, phase = "harvest", round = 3,
              supply = { "Glass Beads", "Helmet", "Belt", "Crucifix", "Fibula" } },
    moves = { "1 pass" },
    trace = { "fires 92", "92: gain {silver 3}" } },

  { say   = "92: two bring nothing",
    given = { open = { 92 }, phase = "harvest", round = 3, supply = { "Glass Beads", "Helmet" } },
    moves = { "1 pass" },
    supply_after = { "0 silver" } },

  { say   = "93: grain for two whaling boats",
    given = { open = { 93 }, phase = "harvest", round = 3, workers = 6,
              vessels = { ["whaling boat"] = { 0, 1 } } },
    moves = {},
    supply_after = { "0 beans", "1 grain", "0 cabbage" } },

  { say   = "93: cabbage alone for three",
    given = { open = { 93 }, phase = "harvest", round = 5, workers = 6,
              vessels = { ["whaling boat"] = { 0, 0, 0 } } },
    moves = {},
    supply_after = { "0 beans", "0 grain", "1 cabbage" } },

  { say   = "93: nothing where there is a harvest",
    given = { open = { 93 }, phase = "harvest", round = 1, vessels = { ["whaling boat"] = { 0 } } },
    moves = { "1 pass", "1 pass" },
    supply_after = { "1 beans" } },

  { say   = "93: beans for one",
    given = { open = { 93 }, phase = "harvest", round = 3, vessels = { ["whaling boat"] = { 0 } } },
    supply_after = { "1 beans", "0 grain", "0 cabbage" } },

  { say   = "94: two oil become spices, once",
    given = { open = { 94 }, phase = "harvest", round = 3, workers = 6, supply = { "5 oil" } },
    moves = { "1 use 94" },
    supply_after = { "3 oil", "1 spices" },
    not_offered = { "use 94" } },

  { say   = "94: not in a harvest",
    given = { open = { 94 }, phase = "harvest", round = 4, workers = 6, supply = { "5 oil" } },
    moves = {},
    not_offered = { "use 94" } },

  { say   = "95: two items of a strip where there is no harvest",
    given = { open = { 95 }, phase = "harvest", round = 3, workers = 6, strips = { 1 } },
    moves = { "1 use 95", "1 take 2 1" },
    trace = { "fires 95", "push take items", "take 2 from 1", "gain {wood 2}" } },

  { say   = "95: not where there is a harvest",
    given = { open = { 95 }, phase = "harvest", round = 1, strips = { 1 } },
    moves = {},
    not_offered = { "use 95" } },

  { say   = "95: two at most",
    given = { open = { 95 }, phase = "harvest", round = 3, strips = { 1 } },
    moves = { "1 use 95" },
    offered = { "take 2 1" }, not_offered = { "take 3 1" } },

  { say   = "96: one whale meat for game meat where there is no harvest",
    given = { open = { 96 }, phase = "harvest", round = 3, supply = { "game meat" } },
    moves = { "1 use 96" },
    supply_after = { "0 game meat", "1 whale meat" } },

  { say   = "96: or two game meat for whale meat",
    given = { open = { 96 }, phase = "harvest", round = 3, supply = { "game meat", "whale meat" } },
    moves = { "1 use 96", "1 choose 2" },
    supply_after = { "3 game meat", "0 whale meat" } },

  { say   = "96: not where there is a harvest",
    given = { open = { 96 }, phase = "harvest", round = 2, supply = { "game meat" } },
    moves = { "1 pass" },
    supply_after = { "1 game meat" }, not_offered = { "use 96" } },

  { say   = "97: three peas become six",
    given = { open = { 97 }, phase = "harvest", round = 3, supply = { "3 peas" } },
    moves = { "1 use 97" },
    supply_after = { "6 peas" } },

  { say   = "97: four more at most",
    given = { open = { 97 }, phase = "harvest", round = 3, supply = { "4 peas" } },
    moves = { "1 use 97" },
    supply_after = { "8 peas" } },

  { say   = "97: and never more than eight afterwards",
    given = { open = { 97 }, phase = "harvest", round = 3, supply = { "6 peas" } },
    moves = { "1 use 97" },
    supply_after = { "8 peas" } },

  { say   = "97: not where there is a harvest",
    given = { open = { 97 }, phase = "harvest", round = 1, supply = { "2 peas" } },
    moves = { "1 pass" },
    not_offered = { "use 97" }, supply_after = { "3 peas" } },

  { say   = "97: nothing for nine",
    given = { open = { 97 }, phase = "harvest", round = 3, supply = { "9 peas" } },
    moves = { "1 pass" },
    not_offered = { "use 97" }, supply_after = { "9 peas" } },

  { say   = "97: nobody has to",
    given = { open = { 97 }, phase = "harvest", round = 3, supply = { "3 peas" } },
    moves = { "1 pass", "1 pass" },
    supply_after = { "3 peas" } },

  { say   = "169: grain that was there may bring grain instead of flax, never both",
    given = { open = { 169 }, supply = { "flax", "grain" }, phase = "harvest", round = 2 },
    moves = { "1 pass", "1 choose 2" },
    supply_after = { "2 flax", "3 grain" } },

  { say   = "169: flax of this harvest is no flax that was there",
    given = { open = { 169 }, phase = "harvest", round = 2 },
    moves = { "1 pass", "1 pass" },
    supply_after = { "1 flax", "1 grain" } },

  { say   = "171: after the harvest of the first round",
    given = { open = { 171 }, phase = "harvest", round = 1 },
    moves = { "1 use 171" },
    supply_after = { "0 flax", "1 grain", "1 silver" } },

  { say   = "171: nothing where there is no harvest",
    given = { open = { 171 }, supply = { "flax" }, phase = "harvest", round = 3 },
    moves = { "1 pass" },
    not_offered = { "use 171" }, supply_after = { "1 flax" } },
}
