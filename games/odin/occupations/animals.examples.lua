-- The occupations of animals.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "1 to 174: played, the cards of this file are worth 8 points",
    given = { phase = "feast", round = 7,
              open = { 1, 10, 26, 33, 34, 35, 63, 74, 79, 80, 174 } },
    score = -114 },

  { say   = "1: cattle and milk for two silver",
    given = { open = { 1 }, supply = { "2 silver" }, workers = 6 },
    moves = { "1 place C2-06", "1 pass" },
    supply_after = { "0 silver", "1 cattle", "1 milk" } },

  { say   = "1: what costs one silver costs nothing",
    given = { open = { 1 }, workers = 6 },
    moves = { "1 place C1-05" },
    supply_after = { "0 silver", "2 stockfish" } },

  { say   = "1: not elsewhere",
    given = { open = { 1 }, supply = { "4 silver" }, workers = 6 },
    moves = {},
    not_offered = { "buy knarr" } },

  { say   = "1: three silver of two for salt meat leave two",
    given = { open = { 1 }, supply = { "3 silver" }, workers = 6 },
    moves = { "1 place C1-06", "1 pass" },
    supply_after = { "2 silver", "2 salt meat" } },

  { say   = "1: a cow for nothing where it costs a silver; the sheep beside it is free as it was",
    given = { open = { 1 }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-04", "1 choose 2" },
    supply_after = { "0 silver", "1 cattle", "0 sheep" } },

  { say   = "1: emigrating costs what it costs",
    given = { open = { 1 }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 place C2-17" },
    trace = { "fizzle C2-17" }, supply_after = { "1 knarr", "0 knarr abroad" } },

  { say   = "10: milk and silver for a sheep, and as much again for cattle",
    given = { open = { 52 }, hand = { 10 }, supply = { "silver", "pregnant sheep", "2 cattle" } },
    moves = { "1 use 52", "1 play 10" },
    trace = { "play 10", "gain {milk 2, silver 2}" } },

  { say   = "10: sheep alone",
    given = { open = { 52 }, hand = { 10 }, supply = { "silver", "3 sheep" } },
    moves = { "1 use 52", "1 play 10" },
    supply_after = { "1 milk", "1 silver" } },

  { say   = "10: nothing without animals",
    given = { open = { 52 }, hand = { 10 }, supply = { "silver" } },
    moves = { "1 use 52", "1 play 10" },
    supply_after = { "0 milk", "0 silver" } },

  { say   = "10: cattle alone, one milk and one silver",
    given = { open = { 52 }, hand = { 10 }, supply = { "silver", "cattle" }, workers = 6 },
    moves = { "1 use 52", "1 play 10" },
    supply_after = { "1 milk", "1 silver" } },

  { say   = "26: three types of red goods; animals with young are no type of their own",
    given = { open = { 52 }, hand = { 26 },
              supply = { "silver", "2 mead", "milk", "peas", "sheep", "pregnant sheep" } },
    moves = { "1 use 52", "1 play 26" },
    supply_after = { "3 silver" } },

  { say   = "26: a sheep is a kind of its own",
    given = { open = { 52 }, hand = { 26 }, supply = { "silver", "sheep" }, workers = 6 },
    moves = { "1 use 52", "1 play 26" },
    supply_after = { "1 silver" } },

  { say   = "26: and so is cattle, mead a third",
    given = { open = { 52 }, hand = { 26 }, supply = { "silver", "pregnant cattle", "sheep", "mead" }, workers = 6 },
    moves = { "1 use 52", "1 play 26" },
    supply_after = { "3 silver" } },

  { say   = "33: four sheep bring two wool, with young or without",
    given = { open = { 52 }, hand = { 33 }, supply = { "silver", "3 sheep", "pregnant sheep" } },
    moves = { "1 use 52", "1 play 33" },
    supply_after = { "2 wool" } },

  { say   = "33: two sheep bring none, seven bring three",
    given = { open = { 52 }, hand = { 33 }, supply = { "silver", "7 sheep" } },
    moves = { "1 use 52", "1 play 33" },
    supply_after = { "3 wool" } },

  { say   = "33: three sheep, one wool",
    given = { open = { 52 }, hand = { 33 }, supply = { "silver", "3 sheep" }, workers = 6 },
    moves = { "1 use 52", "1 play 33" },
    supply_after = { "1 wool" } },

  { say   = "33: five sheep, two wool",
    given = { open = { 52 }, hand = { 33 }, supply = { "silver", "5 sheep" }, workers = 6 },
    moves = { "1 use 52", "1 play 33" },
    supply_after = { "2 wool" } },

  { say   = "33: six sheep, three wool",
    given = { open = { 52 }, hand = { 33 }, supply = { "silver", "6 sheep" }, workers = 6 },
    moves = { "1 use 52", "1 play 33" },
    supply_after = { "3 wool" } },

  { say   = "34: milk and wool for three sheep",
    given = { open = { 52 }, hand = { 34 }, supply = { "silver", "3 sheep" } },
    moves = { "1 use 52", "1 play 34" },
    supply_after = { "1 milk", "1 wool" } },

  { say   = "34: with four sheep one wool more",
    given = { open = { 52 }, hand = { 34 }, supply = { "silver", "4 sheep" } },
    moves = { "1 use 52", "1 play 34" },
    supply_after = { "1 milk", "2 wool" } },

  { say   = "34: one sheep brings neither milk nor wool",
    given = { open = { 52 }, hand = { 34 }, supply = { "silver", "sheep" }, workers = 6 },
    moves = { "1 use 52", "1 play 34" },
    supply_after = { "0 milk", "0 wool" } },

  { say   = "34: two bring both",
    given = { open = { 52 }, hand = { 34 }, supply = { "silver", "2 sheep" }, workers = 6 },
    moves = { "1 use 52", "1 play 34" },
    supply_after = { "1 milk", "1 wool" } },

  { say   = "35: animals breed",
    given = { open = { 52 }, hand = { 35 }, supply = { "silver", "2 sheep", "pregnant cattle" },
              workers = 6 },
    moves = { "1 use 52", "1 play 35", "1 yes", "1 pass", "1 pass", "1 pass" },
    supply_after = { "1 sheep", "1 pregnant sheep", "2 cattle", "0 pregnant cattle" } },

  { say   = "35: nothing has to breed",
    given = { open = { 52 }, hand = { 35 }, supply = { "silver", "2 sheep" }, workers = 6 },
    moves = { "1 use 52", "1 play 35", "1 pass" },
    supply_after = { "2 sheep", "0 pregnant sheep" } },

  { say   = "63: a sheep is given away, and the Drinking Horn bought",
    given = { open = { 52 }, hand = { 63 }, supply = { "4 silver", "pregnant sheep" }, workers = 6 },
    moves = { "1 use 52", "1 play 63", "1 yes", "1 yes" },
    supply_after = { "0 silver", "0 pregnant sheep", "1 salt meat", "1 hide", "1 wool",
                     "1 Drinking Horn" } },

  { say   = "63: the horn without giving a sheep",
    given = { open = { 52 }, hand = { 63 }, supply = { "4 silver", "sheep" }, workers = 6 },
    moves = { "1 use 52", "1 play 63", "1 pass", "1 yes" },
    supply_after = { "0 silver", "1 sheep", "1 Drinking Horn" } },

  { say   = "63: without a sheep and with the horn taken nothing is asked",
    given = { open = { 52 }, hand = { 63 }, supply = { "4 silver", "Drinking Horn" }, workers = 6 },
    moves = { "1 use 52", "1 play 63" },
    not_offered = { "yes" }, supply_after = { "3 silver" } },

  { say   = "74: cattle without young for two silver and grain",
    given = { open = { 52 }, hand = { 74 }, supply = { "3 silver", "grain" }, workers = 6 },
    moves = { "1 use 52", "1 play 74", "1 yes" },
    supply_after = { "0 silver", "0 grain", "1 cattle", "0 pregnant cattle" } },

  { say   = "74: not without grain",
    given = { open = { 52 }, hand = { 74 }, supply = { "5 silver", "peas" }, workers = 6 },
    moves = { "1 use 52", "1 play 74" },
    not_offered = { "yes" }, supply_after = { "4 silver", "0 cattle" } },

  { say   = "79: one of the cattle is with young from now on",
    given = { open = { 52 }, hand = { 79 }, supply = { "silver", "2 cattle" }, workers = 6 },
    moves = { "1 use 52", "1 play 79", "1 yes" },
    supply_after = { "1 cattle", "1 pregnant cattle" } },

  { say   = "79: a cow with young is not turned again, and no calf comes",
    given = { open = { 52 }, hand = { 79 }, supply = { "silver", "pregnant cattle" }, workers = 6 },
    moves = { "1 use 52", "1 play 79" },
    not_offered = { "yes" }, supply_after = { "0 cattle", "1 pregnant cattle" } },

  { say   = "79: it is no breeding: the cow with young stays, the other joins it",
    given = { open = { 52 }, hand = { 79 }, supply = { "silver", "cattle", "pregnant cattle" }, workers = 6 },
    moves = { "1 use 52", "1 play 79", "1 yes" },
    supply_after = { "0 cattle", "2 pregnant cattle" } },

  { say   = "80: a sheep for two silver",
    given = { open = { 52 }, hand = { 80 }, supply = { "3 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 80", "1 yes" },
    supply_after = { "0 silver", "1 sheep", "0 pregnant sheep" } },

  { say   = "80: one silver is not enough",
    given = { open = { 52 }, hand = { 80 }, supply = { "2 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 80" },
    not_offered = { "yes" }, supply_after = { "1 silver", "0 sheep" } },

  { say   = "174: spices for four silver when cattle comes",
    given = { open = { 174 }, supply = { "7 silver" }, workers = 6 },
    moves = { "1 place C2-06", "1 use 174", "1 choose 1" },
    supply_after = { "1 cattle", "1 spices", "0 silver" } },

  { say   = "174: or silk for three",
    given = { open = { 174 }, supply = { "6 silver" }, workers = 6 },
    moves = { "1 place C2-06", "1 use 174" },
    supply_after = { "1 silk", "0 silver" } },

  { say   = "174: once for each of two cattle",
    given = { open = { 174 }, phase = "breeding", supply = { "2 pregnant cattle", "7 silver" } },
    moves = { "1 pass", "1 use 174", "1 choose 1", "1 use 174" },
    supply_after = { "1 spices", "1 silk", "0 silver", "4 cattle" } },

  { say   = "174: not when a sheep comes",
    given = { open = { 174 }, supply = { "5 silver" }, workers = 6 },
    moves = { "1 place C2-05", "1 pass" },
    trace = { "exchange {silver 1} -> {sheep 1}", gap "done" },
    not_offered = { "use 174" }, supply_after = { "1 sheep", "4 silver" } },
}
