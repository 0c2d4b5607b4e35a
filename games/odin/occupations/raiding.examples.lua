-- The occupations of raiding.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "12 to 185: played, the cards of this file are worth 23 points",
    given = { phase = "feast", round = 7,
              open = { 12, 18, 32, 38, 65, 68, 69, 89, 90, 104, 106, 132, 133, 134, 135, 136, 137, 138, 139,
              185 } },
    score = -99 },

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

  { say   = "12: exploring with a knarr alone brings no weapon",
    given = { open = { 12 }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 place C1-16", "1 get shetland", "1 pass" },
    supply_after = { "1 Shetland", "0 bow", "0 snare", "0 spear", "0 sword" } },

  { say   = "12: one after a raid, also when it fails",
    given = { open = { 12 }, vessels = { longship = { 0 } }, workers = 6, chance = { 2, "bow" } },
    moves = { "1 place C1-15", "1 fail", "1 pass" },
    supply_after = { "1 stone", "1 sword", "1 bow" } },

  { say   = "12: one for exploring with a longship",
    given = { open = { 12 }, vessels = { longship = { 0 } }, workers = 6, chance = { "snare" } },
    moves = { "1 place C2-16", "1 get iceland", "1 pass" },
    supply_after = { "1 Iceland", "1 snare" } },

  { say   = "12: none for hunting, whatever ships there are",
    given = { open = { 12 }, vessels = { longship = { 0 } }, workers = 6, chance = { 1, "snare" } },
    moves = { "1 place C1-03", "1 fail", "1 pass" },
    supply_after = { "0 snare", "1 bow" } },

  { say   = "12: where a boat becomes a knarr and a longship emigrates (C4-09)",
    given = { open = { 12 }, vessels = { longship = { 0 }, ["whaling boat"] = { 0 } }, supply = { "silver" },
              workers = 6, chance = { "bow" } },
    moves = { "1 place C4-09", "1 pass", "1 yes", "1 pass", "1 yes", "1 choose 2", "1 pass" },
    supply_after = { "1 knarr", "1 longship abroad", "1 bow" } },

  { say   = "12: a raid with a knarr (147) uses no longship",
    given = { open = { 12, 147 }, vessels = { knarr = { 0 } }, workers = 6, chance = { 2, "bow" } },
    moves = { "1 place C1-15", "1 fail", "1 pass" },
    supply_after = { "1 sword", "0 bow", "0 snare", "0 spear" } },

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

  { say   = "18: three longships with two ore bring a silver hoard",
    given = { open = { 52 }, hand = { 18 }, supply = { "silver" }, vessels = { longship = { 2, 2, 3 } }, workers = 6 },
    moves = { "1 use 52", "1 play 18" },
    supply_after = { "1 silver hoard", "0 jewelry" } },

  { say   = "18: two of three do not",
    given = { open = { 52 }, hand = { 18 }, supply = { "silver" }, vessels = { longship = { 2, 2, 1 } }, workers = 6 },
    moves = { "1 use 52", "1 play 18" },
    supply_after = { "0 silver hoard", "1 jewelry" } },

  { say   = "18: none with two ore brings nothing",
    given = { open = { 52 }, hand = { 18 }, supply = { "silver" }, vessels = { longship = { 1, 1 } }, workers = 6 },
    moves = { "1 use 52", "1 play 18" },
    supply_after = { "0 silk", "0 jewelry", "0 silver hoard" } },

  { say   = "32: five weapons for two longships",
    given = { open = { 52 }, hand = { 32 }, supply = { "silver" }, vessels = { longship = { 0, 0 } },
              chance = { "bow", "bow", "snare", "sword", "bow" } },
    moves = { "1 use 52", "1 play 32" },
    trace = { "play 32", "gain {bow 3, snare 1, sword 1}" } },

  { say   = "32: no weapon without longships",
    given = { open = { 52 }, hand = { 32 }, supply = { "silver" } },
    moves = { "1 use 52", "1 play 32" },
    supply_after = { "0 bow", "0 snare", "0 spear", "0 sword" } },

  { say   = "32: one longship, two weapons",
    given = { open = { 52 }, hand = { 32 }, supply = { "silver" }, vessels = { longship = { 0 } }, workers = 6,
              chance = { "bow", "bow", "bow" } },
    moves = { "1 use 52", "1 play 32" },
    supply_after = { "2 bow" } },

  { say   = "32: three longships, ten weapons",
    given = { open = { 52 }, hand = { 32 }, supply = { "silver" }, vessels = { longship = { 0, 0, 0 } }, workers = 6,
              chance = { "bow", "bow", "bow", "bow", "bow", "bow", "bow", "bow", "bow", "bow", "bow" } },
    moves = { "1 use 52", "1 play 32" },
    supply_after = { "10 bow" } },

  { say   = "32: four longships, ten as well",
    given = { open = { 52 }, hand = { 32 }, supply = { "silver" }, vessels = { longship = { 0, 0, 0, 0 } }, workers = 6,
              chance = { "bow", "bow", "bow", "bow", "bow", "bow", "bow", "bow", "bow", "bow", "bow" } },
    moves = { "1 use 52", "1 play 32" },
    supply_after = { "10 bow" } },

  { say   = "38: stone instead of a weapon",
    given = { open = { 38 }, phase = "new weapon", workers = 6 },
    moves = { "1 use 38", "1 get stone" },
    supply_after = { "1 stone", "0 bow", "0 snare", "0 spear", "0 sword" } },

  { say   = "38: or the weapon",
    given = { open = { 38 }, phase = "new weapon", workers = 6, chance = { "spear" } },
    moves = { "1 pass" },
    supply_after = { "0 stone", "1 spear" } },

  { say   = "38: wood, stone or ore, not silver; and not the weapon besides",
    given = { open = { 38 }, phase = "new weapon", workers = 6 },
    moves = { "1 use 38" },
    offered = { "get wood", "get stone", "get ore" }, not_offered = { "get silver", "get bow" } },

  { say   = "38: not instead of weapons that a space brings",
    given = { open = { 38 }, workers = 6, chance = { "card 22", "bow", "bow", "bow", "bow" } },
    moves = { "1 place C3-10", "1 pass" },
    not_offered = { "use 38" }, supply_after = { "4 bow" } },

  { say   = "65: two snares and two spears for a treasure chest",
    given = { open = { 52 }, hand = { 65 }, supply = { "silver", "3 snare", "2 spear" }, workers = 6 },
    moves = { "1 use 52", "1 play 65", "1 yes" },
    supply_after = { "1 snare", "0 spear", "1 treasure chest" } },

  { say   = "65: two spears are wanted",
    given = { open = { 52 }, hand = { 65 }, supply = { "silver", "3 snare", "1 spear" }, workers = 6 },
    moves = { "1 use 52", "1 play 65" },
    not_offered = { "yes" } },

  { say   = "68: four weapons",
    given = { open = { 52 }, hand = { 68 }, supply = { "silver" }, workers = 6,
              chance = { "bow", "sword", "sword", "spear" } },
    moves = { "1 use 52", "1 play 68", "1 yes" },
    supply_after = { "1 bow", "0 snare", "1 spear", "2 sword" } },

  { say   = "68: nobody has to",
    given = { open = { 52 }, hand = { 68 }, supply = { "silver" }, workers = 6, chance = { "bow" } },
    moves = { "1 use 52", "1 play 68", "1 pass" },
    supply_after = { "0 bow", "0 snare", "0 spear", "0 sword" } },

  { say   = "69: two of each type of weapon, no more",
    given = { open = { 52 }, hand = { 69 }, supply = { "silver", "3 bow", "snare" }, workers = 6 },
    moves = { "1 use 52", "1 play 69", "1 yes" },
    supply_after = { "3 bow", "2 snare", "2 spear", "2 sword" } },

  { say   = "89: a stone adds two to a raid",
    given = { open = { 89 }, supply = { "stone", "sword" }, vessels = { longship = { 0 } }, workers = 6,
              chance = { 5 } },
    moves = { "1 place C1-15", "1 succeed 1" },
    offered = { "get silverware" }, not_offered = { "get silk" } },

  { say   = "89: a stone adds two to a pillage as well, a sword one",
    given = { open = { 89 }, supply = { "stone", "sword" }, vessels = { longship = { 0 } }, workers = 6,
              chance = { 4 } },
    moves = { "1 place C2-15", "1 succeed 1 1" },
    offered = { "get silverware" }, not_offered = { "get silk" } },

  { say   = "90: without ore there are no two more",
    given = { open = { 90 }, vessels = { longship = { 0 } }, workers = 6, chance = { 6 } },
    moves = { "1 place C1-15" },
    trace = { gap "placed", "roll 6 -> 6" }, not_offered = { "use 90" } },

  { say   = "90: an ore of the longship adds two to every roll of the raid",
    given = { open = { 90 }, vessels = { longship = { 1 } }, workers = 6, chance = { 3, 6 } },
    moves = { "1 place C1-15", "1 use 90", "1 roll" },
    trace = { "fires 90", some_gaps, "roll 3 -> 5", gap "roll", "roll 6 -> 8" } },

  { say   = "90: not before a pillage",
    given = { open = { 90 }, vessels = { longship = { 1 } }, workers = 6, chance = { 6 } },
    moves = { "1 place C2-15" },
    trace = { gap "placed", "roll 6 -> 7" }, not_offered = { "use 90" } },

  { say   = "90: one of two ore, which is lost",
    given = { open = { 39, 90 }, vessels = { longship = { 2 } }, workers = 6, chance = { 3 } },
    moves = { "1 place C1-15", "1 use 90", "1 use 39" },
    supply_after = { "1 ore" }, not_offered = { "use 39" } },

  { say   = "104: stockfish or oil for a raid given up after one roll",
    given = { open = { 104 }, vessels = { longship = { 0 } }, workers = 6, chance = { 2 } },
    moves = { "1 place C1-15", "1 fail", "1 choose 2" },
    supply_after = { "1 stone", "1 sword", "1 oil", "0 stockfish" } },

  { say   = "104: nothing after three rolls",
    given = { open = { 104 }, vessels = { longship = { 0 } }, workers = 6, chance = { 2, 2, 2 } },
    moves = { "1 place C1-15", "1 roll", "1 roll", "1 fail" },
    supply_after = { "1 stone", "1 sword" }, not_offered = { "choose 1" } },

  { say   = "104: after two rolls, too",
    given = { open = { 104 }, vessels = { longship = { 0 } }, workers = 6, chance = { 2, 2 } },
    moves = { "1 place C1-15", "1 roll", "1 fail", "1 choose 1" },
    supply_after = { "1 stone", "1 sword", "0 oil", "1 stockfish" } },

  { say   = "104: not for a pillage",
    given = { open = { 104 }, vessels = { longship = { 0 } }, workers = 6, chance = { 2 } },
    moves = { "1 place C2-15", "1 fail", "1 pass" },
    supply_after = { "1 stone", "1 sword", "0 oil", "0 stockfish" } },

  { say   = "106: plundering with three longships takes three Vikings",
    given = { open = { 106 }, vessels = { longship = { 0, 0, 0 } }, workers = 6 },
    moves = { "1 place C4-08", "1 pass" },
    trace = { "place C4-08 x3" }, workers_after = 3 },

  { say   = "106: with two longships all four",
    given = { open = { 106 }, vessels = { longship = { 0, 0 } }, workers = 6 },
    moves = { "1 place C4-08", "1 pass" },
    workers_after = 2 },

  { say   = "106: with four two; elsewhere as many as ever",
    given = { open = { 106 }, vessels = { longship = { 0, 0, 0, 0 } }, supply = { "3 silver" }, workers = 6 },
    moves = { "1 place C4-08", "1 pass", "1 place C4-03", "1 pass" },
    trace = { "place C4-08 x2", some_gaps, "place C4-03 x4" }, workers_after = 0 },

  { say   = "132: an ore of the longship adds three to every roll of a pillage",
    given = { open = { 132 }, vessels = { longship = { 3 } }, workers = 6, chance = { 4, 6 } },
    moves = { "1 place C2-15", "1 use 132", "1 roll" },
    trace = { "fires 132", some_gaps, "roll 4 -> 9", gap "roll", "roll 6 -> 11" } },

  { say   = "132: not before a raid",
    given = { open = { 132 }, vessels = { longship = { 3 } }, workers = 6, chance = { 6 } },
    moves = { "1 place C1-15" },
    trace = { gap "placed", "roll 6 -> 6" }, not_offered = { "use 132" } },

  { say   = "133: a silver or peas for a raid that succeeds",
    given = { open = { 133 }, vessels = { longship = { 0 } }, workers = 6, chance = { 6 } },
    moves = { "1 place C1-15", "1 succeed", "1 choose 2" },
    supply_after = { "1 peas", "0 silver", "1 rune stone" } },

  { say   = "133: nothing for a pillage, nothing for a failure",
    given = { open = { 133 }, vessels = { longship = { 0 } }, workers = 6, chance = { 6, 6 } },
    moves = { "1 place C2-15", "1 succeed", "1 pass", "1 place C1-15", "1 fail", "1 pass" },
    supply_after = { "0 peas", "0 silver", "1 rune stone", "1 sword" } },

  { say   = "134: mead for a raid that fails, of one's own will as well",
    given = { open = { 134 }, vessels = { longship = { 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-15", "1 fail" },
    supply_after = { "1 mead" } },

  { say   = "134: none for a raid that succeeds, none for a pillage",
    given = { open = { 134 }, vessels = { longship = { 0 } }, workers = 6, chance = { 6, 6 } },
    moves = { "1 place C1-15", "1 succeed", "1 pass", "1 place C2-15", "1 fail", "1 pass" },
    supply_after = { "0 mead", "1 rune stone", "1 sword" } },

  { say   = "135: the only sword comes back",
    given = { open = { 135 }, supply = { "2 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15", "1 succeed 0 1", "1 pass" },
    supply_after = { "2 sword", "1 rune stone" } },

  { say   = "135: two swords do not",
    given = { open = { 135 }, supply = { "2 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15", "1 succeed 0 2", "1 get rune_stone", "1 pass" },
    supply_after = { "0 sword" } },

  { say   = "135: nothing for a failure",
    given = { open = { 135 }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15", "1 fail", "1 pass" },
    supply_after = { "1 sword", "1 stone" } },

  { say   = "135: after a pillage as well, whatever stones were used",
    given = { open = { 135 }, supply = { "2 stone", "sword" }, vessels = { longship = { 0 } }, workers = 6,
              chance = { 4 } },
    moves = { "1 place C2-15", "1 succeed 1 1", "1 pass" },
    supply_after = { "1 stone", "1 sword", "1 rune stone" } },

  { say   = "136: one more on each roll of a raid",
    given = { open = { 136 }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15" },
    trace = { "roll 5 -> 6" } },

  { say   = "136: what was fought may be split for two goods",
    given = { open = { 136 }, supply = { "6 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-15", "1 succeed 0 4", "1 get rune_stone", "1 get silverware" },
    supply_after = { "1 rune stone", "1 silverware" } },

  { say   = "136: one more on the rolls of a pillage, not on others",
    given = { open = { 136 }, vessels = { longship = { 0 } }, workers = 6, chance = { 5, 4 } },
    moves = { "1 place C2-15", "1 fail", "1 pass", "1 place C1-03" },
    trace = { "roll 5 -> 6", some_gaps, "roll 4 -> 4" } },

  { say   = "136: both parts have to be worth their goods: eleven and a rune stone leave five",
    given = { open = { 136 }, supply = { "2 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-15", "1 succeed 0 2", "1 get rune_stone" },
    not_offered = { "get rune_stone", "get silverware" }, supply_after = { "1 rune stone" } },

  { say   = "136: or one good for all that was fought",
    given = { open = { 136 }, supply = { "6 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-15", "1 succeed 0 3", "1 get chalice" },
    supply_after = { "1 Chalice", "0 rune stone" } },

  { say   = "137: a spear fights like a sword",
    given = { open = { 137 }, supply = { "2 spear" }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15", "1 succeed 0 2", "1 get silverware" },
    supply_after = { "0 spear", "1 silverware" } },

  { say   = "137: without it a spear is none",
    given = { supply = { "2 spear" }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15" },
    not_offered = { "succeed", "succeed 0 1", "succeed 0 2" } },

  { say   = "137: before a sword is spent, and in pillages",
    given = { open = { 137 }, supply = { "spear" }, vessels = { longship = { 0 } }, workers = 6, chance = { 6 } },
    moves = { "1 place C2-15", "1 succeed 0 1", "1 get silverware" },
    supply_after = { "0 spear", "1 silverware" } },

  { say   = "138: a green good for one less than its blue side",
    given = { open = { 138 }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15", "1 succeed" },
    supply_after = { "1 oil", "0 rune stone" } },

  { say   = "138: without it a five buys nothing",
    given = { vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15" },
    not_offered = { "succeed" } },

  { say   = "138: a blue good costs what it costs, fur nine",
    given = { open = { 138 }, supply = { "4 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15", "1 succeed 0 4" },
    offered = { "get fur", "get spices" }, not_offered = { "get jewelry", "get robe" } },

  { say   = "139: the dearest special tile costs one less",
    given = { open = { 139 }, supply = { "7 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-15", "1 succeed 0 7" },
    offered = { "get english_crown", "get round_shield" } },

  { say   = "139: the others cost what they cost",
    given = { open = { 139 }, supply = { "4 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-15", "1 succeed 0 4" },
    offered = { "get chalice" }, not_offered = { "get round_shield", "get english_crown" } },

  { say   = "139: one less, not two",
    given = { open = { 139 }, supply = { "6 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-15", "1 succeed 0 6" },
    offered = { "get round_shield" }, not_offered = { "get english_crown" } },

  { say   = "139: when the dearest is gone the next one is",
    given = { open = { 139 }, supply = { "4 sword", "English Crown" }, vessels = { longship = { 0 } }, workers = 6,
              chance = { 8 } },
    moves = { "1 place C1-15", "1 succeed 0 4" },
    offered = { "get round_shield", "get chalice" } },

  { say   = "185: goods are traded instead of a raid",
    given = { open = { 185 }, supply = { "peas" }, vessels = { longship = { 0 } }, workers = 6 },
    moves = { "1 place C1-15", "1 use 185", "1 upgrade peas" },
    supply_after = { "1 mead" } },

  { say   = "185: without a longship as well",
    given = { open = { 185 }, supply = { "peas" }, workers = 6 },
    moves = { "1 place C1-15", "1 use 185", "1 upgrade peas" },
    supply_after = { "1 mead" } },

  { say   = "185: two goods, not three",
    given = { open = { 185 }, supply = { "3 peas" }, workers = 6 },
    moves = { "1 place C1-15", "1 use 185", "1 upgrade peas", "1 upgrade peas" },
    supply_after = { "1 peas", "2 mead" }, not_offered = { "upgrade peas" } },

  { say   = "185: the raid may be made all the same",
    given = { open = { 185 }, supply = { "peas" }, vessels = { longship = { 0 } }, workers = 6, chance = { 6 } },
    moves = { "1 place C1-15", "1 pass", "1 pass", "1 succeed" },
    supply_after = { "1 peas", "1 rune stone" } },

  { say   = "185: not instead of a pillage",
    given = { open = { 185 }, supply = { "peas" }, vessels = { longship = { 0 } }, workers = 6, chance = { 6 } },
    moves = { "1 place C2-15", "1 pass" },
    trace = { gap "placed", "roll 6 -> 6" }, not_offered = { "use 185" } },
}
