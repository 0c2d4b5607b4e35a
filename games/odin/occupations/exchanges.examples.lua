-- The occupations of exchanges.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "44 to 187: played, the cards of this file are worth 23 points",
    given = { phase = "feast", round = 7,
              open = { 44, 45, 46, 47, 48, 50, 51, 53, 54, 55, 56, 57, 58, 59, 182, 187 } },
    score = -99 },

  { say   = "44: hide, wool and linen become clothing and three silver",
    given = { open = { 44 }, supply = { "hide", "wool", "linen" }, workers = 6 },
    moves = { "1 use 44" },
    supply_after = { "0 hide", "0 wool", "0 linen", "1 clothing", "3 silver" },
    not_offered = { "use 44" } },

  { say   = "45: a treasure chest for wood and six silver",
    given = { open = { 45 }, supply = { "wood", "7 silver" }, workers = 6 },
    moves = { "1 use 45" },
    supply_after = { "0 wood", "1 silver", "1 treasure chest" } },

  { say   = "46: linen does instead of wool",
    given = { open = { 46 }, supply = { "3 wood", "wool", "linen" }, workers = 6 },
    moves = { "1 use 46", "1 choose 2" },
    supply_after = { "0 wood", "1 wool", "0 linen", "1 longship" } },

  { say   = "46: no longship without room for it",
    given = { open = { 46 }, supply = { "3 wood", "wool" }, workers = 6,
              vessels = { knarr = { 0, 0, 0, 0 } } },
    moves = {},
    not_offered = { "use 46" } },

  { say   = "47: salt meat becomes hide, any number of times",
    given = { open = { 47 }, supply = { "2 salt meat" }, workers = 6 },
    moves = { "1 use 47", "1 use 47" },
    supply_after = { "0 salt meat", "2 hide" } },

  { say   = "48: jewelry for a cow, with young or without",
    given = { open = { 48 }, supply = { "cattle", "pregnant cattle" }, workers = 6 },
    moves = { "1 use 48", "1 choose 2" },
    supply_after = { "1 cattle", "0 pregnant cattle", "1 jewelry" } },

  { say   = "48: not a sheep",
    given = { open = { 48 }, supply = { "sheep" }, workers = 6 },
    not_offered = { "use 48" } },

  { say   = "50: a rune stone becomes hide",
    given = { open = { 50 }, supply = { "2 rune stone" }, workers = 6 },
    moves = { "1 use 50" },
    supply_after = { "1 rune stone", "1 hide" } },

  { say   = "51: silver and cabbage for a rune stone",
    given = { open = { 51 }, supply = { "rune stone" }, workers = 6 },
    moves = { "1 use 51", "1 choose 2" },
    supply_after = { "0 rune stone", "1 silver", "0 milk", "1 cabbage" } },

  { say   = "51: or silver and milk",
    given = { open = { 51 }, supply = { "rune stone" }, workers = 6 },
    moves = { "1 use 51", "1 choose 1" },
    supply_after = { "0 rune stone", "1 silver", "1 milk", "0 cabbage" } },

  { say   = "53: orange becomes red for a silver, as an action",
    given = { open = { 53 }, supply = { "2 silver", "flax", "milk" }, workers = 6 },
    moves = { "1 use 53", "1 upgrade flax" },
    trace = { "use 53", "pay {silver 1}", "push upgrade", "exchange {flax 1} -> {stockfish 1}" } },

  { say   = "53: nothing but orange",
    given = { open = { 53 }, supply = { "2 silver", "milk" }, workers = 6 },
    moves = {},
    not_offered = { "use 53" } },

  { say   = "53: one good a silver",
    given = { open = { 53 }, supply = { "silver", "2 flax" }, workers = 6 },
    moves = { "1 use 53", "1 upgrade flax" },
    supply_after = { "1 flax", "1 stockfish" }, not_offered = { "upgrade flax" } },

  { say   = "54: silverware becomes a chest",
    given = { open = { 54 }, supply = { "silverware" }, workers = 6 },
    moves = { "1 use 54", "1 choose 2" },
    supply_after = { "0 silverware", "0 silk", "1 chest" } },

  { say   = "54: or silk",
    given = { open = { 54 }, supply = { "2 silverware" }, workers = 6 },
    moves = { "1 use 54", "1 choose 1" },
    supply_after = { "1 silverware", "1 silk", "0 chest" } },

  { say   = "55: three silver make a chest a treasure chest",
    given = { open = { 55 }, supply = { "3 silver", "chest" }, workers = 6 },
    moves = { "1 use 55" },
    supply_after = { "0 silver", "0 chest", "1 treasure chest" } },

  { say   = "56: any two weapons for an ore",
    given = { open = { 56 }, supply = { "bow", "snare", "spear" }, workers = 6 },
    moves = { "1 use 56", "1 give spear", "1 give bow" },
    supply_after = { "0 bow", "1 snare", "0 spear", "1 ore" },
    not_offered = { "use 56" } },

  { say   = "56: any two weapons",
    given = { open = { 56 }, supply = { "bow", "spear" }, workers = 6 },
    moves = { "1 use 56", "1 give bow" },
    supply_after = { "0 bow", "0 spear", "1 ore" } },

  { say   = "56: a single weapon is not enough",
    given = { open = { 56 }, supply = { "sword" }, workers = 6 },
    not_offered = { "use 56" } },

  { say   = "56: two of one kind, swords among them",
    given = { open = { 56 }, supply = { "2 sword" }, workers = 6 },
    moves = { "1 use 56" },
    supply_after = { "0 sword", "1 ore" } },

  { say   = "57: two beans become peas, mead and stockfish",
    given = { open = { 57 }, supply = { "2 beans" }, workers = 6 },
    moves = { "1 use 57" },
    supply_after = { "0 beans", "1 peas", "1 mead", "1 stockfish" } },

  { say   = "58: two flax become three oil",
    given = { open = { 58 }, supply = { "3 flax" }, workers = 6 },
    moves = { "1 use 58" },
    supply_after = { "1 flax", "3 oil" } },

  { say   = "59: two flax and a silver become two linen",
    given = { open = { 59 }, supply = { "2 flax", "silver" }, workers = 6 },
    moves = { "1 use 59" },
    supply_after = { "0 flax", "0 silver", "2 linen" } },

  { say   = "182: two wood for spices once there are two houses",
    given = { open = { 182 }, supply = { "7 wood" }, boards = { "stone house", "long house" }, workers = 6 },
    moves = { "1 use 182", "1 choose 1" },
    supply_after = { "5 wood", "1 spices" }, not_offered = { "use 182" } },

  { say   = "182: five for two; not with a single house",
    given = { open = { 182 }, supply = { "7 wood" }, boards = { "long house" }, workers = 6 },
    not_offered = { "use 182" } },

  { say   = "182: five wood for two spices",
    given = { open = { 182 }, supply = { "5 wood" }, boards = { "stone house", "long house" }, workers = 6 },
    moves = { "1 use 182", "1 choose 2" },
    supply_after = { "0 wood", "2 spices" } },

  { say   = "187: the Belt for two flax with an action of Vikings",
    given = { open = { 187 }, supply = { "2 flax" }, workers = 6 },
    moves = { "1 place C1-04", "1 use 187" },
    supply_after = { "0 flax", "1 Belt", "1 stockfish" } },

  { say   = "187: a treasure chest for three flax",
    given = { open = { 187 }, supply = { "3 flax" }, workers = 6 },
    moves = { "1 use 187" },
    supply_after = { "0 flax", "1 treasure chest" } },

  { say   = "187: not with an action of an occupation",
    given = { open = { 52, 187 }, hand = { 22 }, supply = { "silver", "2 flax" }, workers = 6 },
    moves = { "1 use 52", "1 play 22" },
    supply_after = { "2 flax", "0 Belt" }, not_offered = { "use 187" } },

  { say   = "187: not for who has the Belt already",
    given = { open = { 187 }, supply = { "2 flax", "Belt" }, workers = 6 },
    moves = { "1 place C1-04", "1 pass" },
    supply_after = { "2 flax", "1 stockfish" }, not_offered = { "use 187" } },

  { say   = "187: not for who has the Belt on a board",
    given = { open = { 187 }, supply = { "2 flax" }, laid = { "put belt home 11,1" }, workers = 6 },
    moves = { "1 place C1-04", "1 pass" },
    not_offered = { "use 187" } },

  { say   = "187: not between two turns",
    given = { open = { 187 }, supply = { "2 flax" }, workers = 6 },
    not_offered = { "use 187" } },
}
