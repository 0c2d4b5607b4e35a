-- Points that the rulings leave open, each as it is played here unless a house rule says otherwise.

return examples {
  { say   = "Q2: between two rolls a tile may be laid",
    given = { supply = { "hide" }, workers = 6, chance = { 8, 3 } },
    moves = { "1 place C1-03", "1 pass", "1 put hide home 6,0" },
    trace = { "roll 8 -> 8", gap "roll", "put hide on home", "again" } },

  { say   = "Q2: with the house number at 0 there is no gap between rolls",
    house = { gap_between_rolls = 0 },
    given = { supply = { "hide" }, workers = 6, chance = { 8, 3 } },
    moves = { "1 place C1-03", "1 pass", "1 roll" },
    trace = { "roll 8 -> 8", "roll 3 -> 3" } },

  { say   = "Q4: in the bonus phase there are gaps before the evaluation and after it, none inside",
    given = { phase = "bonus", boards = { "stone house", "long house" } },
    trace = { "phase bonus", gap "before", gap "start", "evaluate bonus", gap "end", "end bonus" } },

  { say   = "Q8: stockfish of an exchange at a gap are no stockfish of an action",
    given = { open = { 57, 175 }, supply = { "2 beans", "silver" }, workers = 6 },
    moves = { "1 use 57" },
    supply_after = { "1 stockfish" }, not_offered = { "use 175" } },

  { say   = "Q8: those that Cooper exchanges for are (section 0, 12)",
    given = { open = { 155, 175 }, supply = { "silver" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 use 155", "1 use 175" },
    trace = { "fires 155", "push exchange", "exchange {wood 1} -> {stockfish 1}", gap "done", "fires 175",
              "175: exchange {silver 1} -> {oil 1}" },
    supply_after = { "1 wood", "1 stockfish", "1 oil", "0 silver" } },

  { say   = "Q9: the feast of Chief is one for Miller",
    given = { open = { 7, 52 }, hand = { 5 }, supply = { "silver", "grain" }, workers = 6 },
    moves = { "1 use 52", "1 play 5", "1 pass", "1 pass", "1 pass", "1 pass" },
    trace = { "play 5", "phase feast", some_gaps, "fires 7", "7: gain {silver 1}" } },

  { say   = "Q9: and for Village Leader and Skinner",
    given = { open = { 157, 165, 52 }, hand = { 5 }, supply = { "silver", "sheep", "clothing" }, workers = 4,
              on_spaces = { ["C2-07"] = 2 } },
    moves = { "1 use 52", "1 play 5", "1 pass", "1 put sheep banquet_table 2,0" },
    trace = { "play 5", "phase feast", some_gaps, "fires 165", "165: gain {silver 2}", some_gaps,
              "put sheep on banquet table", "fires 157" } },

  { say   = "Q10: the breeding of Cattle Breeder is a phase of its own",
    given = { open = { 52 }, hand = { 35 }, supply = { "silver", "2 sheep" }, workers = 6 },
    moves = { "1 use 52", "1 play 35", "1 yes", "1 pass" },
    trace = { "play 35", "phase breeding", gap "before", gap "start",
              "exchange {sheep 1} -> {pregnant sheep 1}", gap "end" } },

  { say   = "Q11: Plower in a round without a harvest leaves it one: Spice Merchant is still asked",
    given = { open = { 49, 94 }, phase = "harvest", round = 3, supply = { "cattle", "2 oil" } },
    moves = { "1 use 49", "1 use 94" },
    trace = { "phase harvest", gap "before", "use 49", some_gaps, "end harvest", some_gaps, "fires 94" },
    supply_after = { "0 oil", "1 spices" } },

  { say   = "Q12: Ship's Cook trades for nothing",
    given = { open = { 36 }, supply = { "silver", "salt meat" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 place C1-14", "1 use 36", "1 upgrade salt_meat" },
    trace = { "pay {silver 1}", gap "premise", "fires 36", "push upgrade", "exchange {salt meat 1} -> {linen 1}" },
    supply_after = { "0 silver" } },

  { say   = "Q13: ore taken before Vikings are placed may be put on board, since no action is open yet",
    given = { open = { 164 }, vessels = { longship = { 0, 0 } }, supply = { "ore" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 place C4-08", "1 use 164", "1 load longship 0" },
    trace = { "fires 164", some_gaps, "pop take items", some_gaps, "load longship", some_gaps, "place C4-08 x4" } },

  { say   = "Q14: grain must have been there when the harvest began",
    given = { open = { 169 }, phase = "harvest", round = 2 },
    moves = { "1 pass", "1 pass" },
    supply_after = { "1 grain", "1 flax" } },

  { say   = "section 0, 5: an occupation may be used inside an action that it began",
    given = { open = { 52 }, hand = { 22, 25 }, supply = { "2 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 22", "1 use 52" },
    trace = { "use 52", "pay {silver 1}", "push play", "play 22", gap "done", "use 52", "pay {silver 1}",
              "push play", "play 25" } },

  { say   = "section 0, 3: the last round's income is not paid, but before it is a time like any other",
    given = { open = { 8 }, phase = "income", round = 7, on_spaces = { ["C3-07"] = 3 },
              others_on_spaces = { ["C2-09"] = 2 }, laid = { "put silver home 11,0", "put silver home 10,0",
              "put silver home 11,1", "put silver home 10,1" } },
    moves = { "1 pass" },
    supply_after = { "1 oil", "0 silver" } },

  { say   = "section 0, 6: a boat bought once Vikings are placed hunts whales",
    given = { supply = { "3 silver" }, workers = 6, chance = { "card 22", 1 } },
    moves = { "1 place C3-03", "1 buy whaling_boat", "1 succeed" },
    supply_after = { "1 oil", "1 whale meat", "1 whaling boat" } },

  { say   = "section 0, 6: a longship bought then raids",
    given = { supply = { "8 silver" }, workers = 6, chance = { 7 } },
    moves = { "1 place C1-15", "1 buy longship" },
    trace = { gap "placed", "exchange {silver 8} -> {longship 1}", "again", "roll 7 -> 7" } },


  { say   = "section 0, 6: the ship of a pillage is chosen again if it is gone",
    given = { open = { 52, 132 }, hand = { 61 }, supply = { "silver" }, vessels = { longship = { 3 } }, workers = 6,
              chance = { 4 } },
    moves = { "1 place C2-15", "1 pass", "1 use 132", "1 use 52", "1 play 61", "1 yes", "1 pass", "1 buy longship" },
    trace = { "fires 132", some_gaps, "play 61", some_gaps, "exchange {silver 8} -> {longship 1}", some_gaps,
              "roll 4 -> 7" } },

  { say   = "section 0, 15: an overseas trade without a ship comes to nothing, also for 109",
    given = { open = { 109 }, supply = { "silver", "hide" }, workers = 6 },
    moves = { "1 place C2-14", "1 pass" },
    trace = { "place C2-14 x2", "push C2-14", gap "placed", "fizzle C2-14" },
    supply_after = { "1 silver", "1 hide" } },

  { say   = "section 0, 15: nor for 110",
    given = { open = { 110 }, supply = { "silver", "hide" }, workers = 6, vessels = { longship = { 0 } } },
    moves = { "1 place C2-14", "1 pass" },
    trace = { "place C2-14 x2", "push C2-14", gap "placed", "fizzle C2-14" },
    not_offered = { "use 110" } },

  { say   = "section 0, 15: Forest Blacksmith is asked before ore is exchanged, not before wood",
    given = { open = { 103 }, supply = { "wood", "ore" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C2-10", "1 give ore" },
    offered = { "use 103" } },

  { say   = "section 0, 15: not for wood",
    given = { open = { 103 }, supply = { "wood", "ore" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C2-10", "1 give wood" },
    trace = { "pay {wood 1}" },
    not_offered = { "use 103" } },

  { say   = "section 0, 15: Merchant follows trades of four as well",
    given = { open = { 152 }, supply = { "peas", "flax" }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-11", "1 upgrade peas", "1 upgrade flax" },
    offered = { "use 152" } },

  { say   = "section 0, 19: a modifier that comes after the last roll changes the result",
    given = { open = { 52 }, hand = { 13 }, supply = { "silver", "4 wood" }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-03", "1 pass", "1 use 52", "1 play 13" },
    trace = { "roll 5 -> 5", gap "roll", "use 52", some_gaps, "play 13" },
    offered = { "succeed 3 1" }, not_offered = { "succeed 4 1" } },

  { say   = "section 0, 19: Meat Buyer replaces one of each pair",
    given = { open = { 150 }, supply = { "2 flax", "2 grain" }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-11", "1 upgrade flax", "1 upgrade flax", "1 upgrade grain", "1 upgrade grain", "1 use 150",
              "1 use 150" },
    supply_after = { "1 stockfish", "1 salt meat", "2 game meat" } },


  { say   = "section 0, 19: after the twelfth phase the colour that has acted is still in play",
    given = { open = { 52 }, hand = { 60 }, supply = { "silver" }, round = 2, phase = "removal",
              on_spaces = { ["C1-07"] = 1 }, others_on_spaces = { ["C1-08"] = 1 } },
    moves = { "1 pass", "1 use 52", "1 play 60", "1 choose 1" },
    trace = { "phase removal", some_gaps, "use 52", some_gaps, "return 1 (C1-07)" } },

  { say   = "section 0, 19: whether a space can be used is judged when its effect runs",
    given = { supply = { "5 silver", "hide" }, workers = 6 },
    moves = { "1 place C1-14", "1 buy knarr", "1 pass" },
    trace = { "place C1-14 x1", "push C1-14", gap "placed", "exchange {silver 5} -> {knarr 1}", "again",
              "fizzle C1-14" } },

  { say   = "K2: in column 4, too, two Vikings are two",
    given = { open = { 106, 166 }, workers = 4, on_spaces = { ["C2-07"] = 2 },
              vessels = { longship = { 0, 0, 0, 0 } }, chance = { "bow" } },
    moves = { "1 place C4-08" },
    trace = { "place C4-08 x2", "push C4-08", gap "placed", "fires 166" } },

  { say   = "K4: stockfish that a played occupation brings are stockfish of an action",
    given = { open = { 52, 175 }, hand = { 27 }, supply = { "2 silver" }, vessels = { ["whaling boat"] = { 0 } },
              workers = 6 },
    moves = { "1 use 52", "1 play 27", "1 use 175" },
    trace = { "play 27", "gain {stockfish 1}", gap "done", "fires 175", "175: exchange {silver 1} -> {oil 1}" },
    supply_after = { "1 stockfish", "0 silver", "1 oil" } },

  { say   = "K5: Vikings that come home outside the action phase are paid for, too",
    given = { open = { 52, 151 }, hand = { 60 }, supply = { "silver" }, phase = "feast", workers = 0,
              on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 60", "1 choose 1" },
    trace = { "return 1 (C1-07)", "fires 151", "151: gain {silver 1}" } },
}
