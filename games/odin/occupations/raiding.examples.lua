-- Occupations of raiding.lua at work. 52 in play and a silver more: so they can be played.

return examples {
  { say   = "12: a chest at once",
    given = { open = { 52 }, hand = { 12 }, supply = { "silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 12" },
    supply_after = { "1 chest" } },

  { say   = "12: a weapon after plundering",
    given = { open = { 12 }, vessels = { longship = { 0, 0 } }, workers = 6, chance = { "sword" } },
    moves = { "1 place C4-08", "1 pass" },
    supply_after = { "1 silver hoard", "1 sword" } },

  { say   = "12: none where a knarr emigrates",
    given = { open = { 12 }, vessels = { knarr = { 0 }, longship = { 0 } }, supply = { "2 silver" },
              workers = 6 },
    moves = { "1 place C2-17", "1 choose 1", "1 pass" },
    supply_after = { "1 knarr abroad", "0 bow", "0 snare", "0 spear", "0 sword" } },

  { say   = "12: one where a longship does",
    given = { open = { 12 }, vessels = { knarr = { 0 }, longship = { 0 } }, supply = { "2 silver" },
              workers = 6, chance = { "spear" } },
    moves = { "1 place C2-17", "1 choose 2", "1 pass" },
    supply_after = { "1 spear" } },

  { say   = "18: one longship with two ore: silk",
    given = { open = { 52 }, hand = { 18 }, supply = { "silver" }, vessels = { longship = { 2, 1 } } },
    moves = { "1 use 52", "1 play 18" },
    supply_after = { "1 silk", "0 jewelry" } },

  { say   = "18: two of them: jewelry and no silk",
    given = { open = { 52 }, hand = { 18 }, supply = { "silver" }, vessels = { longship = { 2, 3 } } },
    moves = { "1 use 52", "1 play 18" },
    supply_after = { "0 silk", "1 jewelry" } },

  { say   = "18: four of them: a silver hoard alone",
    given = { open = { 52 }, hand = { 18 }, supply = { "silver" },
              vessels = { longship = { 2, 3, 2, 2 } } },
    moves = { "1 use 52", "1 play 18" },
    supply_after = { "0 jewelry", "1 silver hoard" } },

  { say   = "32: five weapons for two longships",
    given = { open = { 52 }, hand = { 32 }, supply = { "silver" }, vessels = { longship = { 0, 0 } },
              chance = { "bow", "bow", "snare", "sword", "bow" } },
    moves = { "1 use 52", "1 play 32" },
    trace = { "play 32", "gain {bow 3, snare 1, sword 1}" } },

  { say   = "32: no weapon without longships",
    given = { open = { 52 }, hand = { 32 }, supply = { "silver" } },
    moves = { "1 use 52", "1 play 32" },
    supply_after = { "0 bow", "0 snare", "0 spear", "0 sword" } },

  { say   = "38: stone instead of a weapon",
    given = { open = { 38 }, phase = "new weapon", workers = 6 },
    moves = { "1 use 38", "1 get stone" },
    supply_after = { "1 stone", "0 bow", "0 snare", "0 spear", "0 sword" } },

  { say   = "38: or the weapon",
    given = { open = { 38 }, phase = "new weapon", workers = 6, chance = { "spear" } },
    moves = { "1 pass" },
    supply_after = { "0 stone", "1 spear" } },

  { say   = "65: two snares and two spears for a treasure chest",
    given = { open = { 52 }, hand = { 65 }, supply = { "silver", "3 snare", "2 spear" }, workers = 6 },
    moves = { "1 use 52", "1 play 65", "1 yes" },
    supply_after = { "1 snare", "0 spear", "1 treasure chest" } },

  { say   = "68: four weapons",
    given = { open = { 52 }, hand = { 68 }, supply = { "silver" }, workers = 6,
              chance = { "bow", "sword", "sword", "spear" } },
    moves = { "1 use 52", "1 play 68", "1 yes" },
    supply_after = { "1 bow", "0 snare", "1 spear", "2 sword" } },

  { say   = "69: two of each type of weapon, no more",
    given = { open = { 52 }, hand = { 69 }, supply = { "silver", "3 bow", "snare" }, workers = 6 },
    moves = { "1 use 52", "1 play 69", "1 yes" },
    supply_after = { "3 bow", "2 snare", "2 spear", "2 sword" } },

  { say   = "89: a stone adds two to a raid",
    given = { open = { 89 }, supply = { "stone", "sword" }, vessels = { longship = { 0 } }, workers = 6,
              chance = { 5 } },
    moves = { "1 place C1-15", "1 succeed 1" },
    offered = { "get silverware" }, not_offered = { "get silk" } },
}
