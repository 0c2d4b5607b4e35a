-- Occupations of hunting.lua at work. 52 in play and a silver more: so they can be played.

return examples {
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
}
