-- Rulings R25 to R32: single occupations.

return examples {
  { say   = "R25: Ore Boatman's ore goes to a board at once, never to a ship or into the supply",
    given = { open = { 9 }, phase = "income", vessels = { longship = { 0, 0 } } },
    moves = { "1 use 9", "1 yes" },
    trace = { "phase income", gap "before", "fires 9", "9: gain {ore 1}" },
    offered = { "put ore home 11,0" }, not_offered = { "load longship 0", "pass" } },

  { say   = "R26.1: the bonus phase of Builder is for houses, and Maid may take silverware for what one yields",
    given = { open = { 52, 177 }, hand = { 20 }, supply = { "silver" }, boards = { "stone house" }, workers = 6,
              laid = { "put silver stone_house_1 0,1", "put silver stone_house_1 0,2", "put silver stone_house_1 1,1",
                       "put silver stone_house_1 1,3", "put silver stone_house_1 2,1", "put mead stone_house_1 2,2" } },
    moves = { "1 use 52", "1 play 20", "1 yes", "1 use 177" },
    trace = { "play 20", "phase bonus(2)", gap "before", gap "start", "evaluate bonus", "replaced by 177", "gain {silverware 1}" },
    supply_after = { "1 silverware", "0 hide" } },

  { say   = "R26.1: or leave it at the hide",
    given = { open = { 52, 177 }, hand = { 20 }, supply = { "silver" }, boards = { "stone house" }, workers = 6,
              laid = { "put silver stone_house_1 0,1", "put silver stone_house_1 0,2", "put silver stone_house_1 1,1",
                       "put silver stone_house_1 1,3", "put silver stone_house_1 2,1", "put mead stone_house_1 2,2" } },
    moves = { "1 use 52", "1 play 20", "1 yes", "1 pass" },
    supply_after = { "0 silverware", "1 hide" } },

  { say   = "R26.2: with seven Vikings of both colours in column 3 the bonus phase of Collector brings cabbage",
    given = { open = { 52, 161 }, hand = { 21 }, supply = { "silver" }, workers = 4, round = 2,
              on_spaces = { ["C3-05"] = 3 }, others_on_spaces = { ["C3-06"] = 4 } },
    moves = { "1 use 52", "1 play 21", "1 yes" },
    trace = { "phase bonus(1)", gap "before", gap "start", "evaluate bonus", "fires 161", "161: gain {cabbage 1}" },
    supply_after = { "1 cabbage" } },

  { say   = "R26.2: and the regular one again",
    given = { open = { 161 }, phase = "bonus", round = 2, on_spaces = { ["C3-05"] = 3 },
              others_on_spaces = { ["C3-06"] = 4 } },
    trace = { "phase bonus", gap "before", gap "start", "evaluate bonus", "fires 161", "161: gain {cabbage 1}" } },

  { say   = "R27: Slowpoke after the bonus phase, whether or not anything was yielded",
    given = { open = { 41 }, phase = "bonus", supply = { "silver" } },
    moves = { "1 pass", "1 pass", "1 use 41" },
    trace = { "evaluate bonus", gap "end", "fires 41", "41: exchange {silver 1} -> {oil 1}" },
    supply_after = { "1 oil", "0 silver" } },

  { say   = "R27: not after the bonus phase of an occupation (Q5)",
    given = { open = { 41, 52 }, hand = { 21 }, supply = { "2 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 21", "1 yes", "1 pass", "1 pass", "1 pass" },
    not_offered = { "use 41" }, supply_after = { "1 silver", "0 oil" } },

  { say   = "R28: Plower's harvest is one: flax that was there brings more, and Flax Baker bakes",
    given = { open = { 49, 169, 171 }, supply = { "cattle", "flax" }, workers = 6 },
    moves = { "1 use 49", "1 use 171" },
    trace = { "use 49", "pay {cattle 1}", "phase harvest", some_gaps,
              "gain {peas 1, beans 1, flax 1, grain 1, cabbage 1}", "fires 169", "169: gain {flax 1}", some_gaps,
              "fires 171", "171: exchange {flax 1} -> {grain 1, silver 1}" },
    supply_after = { "2 flax", "2 grain", "1 silver", "1 cabbage", "0 fruits", "0 cattle" } },

  { say   = "R28 with section 0, 2: a round without a harvest has no use for 169 and 171",
    given = { open = { 169, 171 }, phase = "harvest", round = 3, supply = { "flax" } },
    moves = { "1 pass", "1 pass" },
    not_offered = { "use 169", "use 171" }, supply_after = { "1 flax", "0 grain" } },

  { say   = "R29: Grain Delivery-man gives the same goods without a harvest",
    given = { open = { 52, 169, 171 }, hand = { 183 }, supply = { "silver", "flax" }, vessels = { knarr = { 0, 0 } },
              workers = 6 },
    moves = { "1 use 52", "1 play 183", "1 pass" },
    trace = { "play 183", "gain {peas 1, beans 1, flax 1, grain 1}", gap "done", "pop play" },
    supply_after = { "2 flax", "1 peas", "1 beans", "1 grain", "0 cabbage" }, not_offered = { "use 171" } },

  { say   = "R30: Clerk moves a good once a knarr, the same one again if one likes",
    given = { open = { 88 }, supply = { "3 silver", "cattle" }, vessels = { knarr = { 0, 0 } }, workers = 6 },
    moves = { "1 place C1-14", "1 use 88", "1 yes", "1 shift cattle robe", "1 yes", "1 shift robe jewelry" },
    trace = { "pay {silver 1}", gap "premise", "fires 88", "88: pay {silver 1}",
              "88: exchange {cattle 1} -> {robe 1}", "88: pay {silver 1}", "88: exchange {robe 1} -> {jewelry 1}" },
    supply_after = { "0 silver", "0 robe", "1 jewelry" } },

  { say   = "R31: one ore for the whole raid: two more on each roll",
    given = { open = { 90 }, vessels = { longship = { 1 } }, supply = { "silver" }, workers = 6, chance = { 3, 6 } },
    moves = { "1 place C1-15", "1 use 90", "1 pass", "1 roll" },
    trace = { "fires 90", some_gaps, "roll 3 -> 5", gap "roll", "roll 6 -> 8", gap "roll" } },

  { say   = "R31: Berserker: the ore is gone, the three stay",
    given = { open = { 132 }, vessels = { longship = { 3 } }, supply = { "silver" }, workers = 6, chance = { 4, 6 } },
    moves = { "1 place C2-15", "1 use 132", "1 pass", "1 roll" },
    trace = { "fires 132", some_gaps, "roll 4 -> 9", gap "roll", "roll 6 -> 11", gap "roll" } },

  { say   = "R32: Berserker's ore is that of the ship that pillages, and the ship stays the same (Q6)",
    given = { open = { 39, 132 }, vessels = { longship = { 2, 2 } }, workers = 6, chance = { 4 } },
    moves = { "1 place C2-15", "1 use 132", "1 pass" },
    trace = { "fires 132", some_gaps, "roll 4 -> 8" } },

  { say   = "R32: without any ore on it there is nothing to remove",
    given = { open = { 132 }, vessels = { longship = { 0, 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C2-15" },
    trace = { "place C2-15 x2", gap "placed", "roll 8 -> 8" }, not_offered = { "use 132" } },
}
