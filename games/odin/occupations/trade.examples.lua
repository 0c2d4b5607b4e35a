-- The occupations of trade.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "2 to 190: played, the cards of this file are worth 32 points",
    given = { phase = "feast", round = 7,
              open = { 2, 17, 28, 29, 30, 31, 36, 37, 62, 67, 73, 78, 83, 86, 88, 102, 123, 149, 150, 152, 175,
              190 } },
    score = -90 },

  { say   = "2: two special tiles cost a silver less together, not each",
    given = { open = { 2 }, supply = { "4 silver" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 place C3-12", "1 buy belt", "1 buy amber_figure" },
    supply_after = { "1 silver", "1 Belt", "1 Amber Figure" } },

  { say   = "2: two for a silver each come to two, and so to one",
    given = { open = { 2 }, supply = { "1 silver" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 place C3-12", "1 buy helmet" },
    supply_after = { "0 silver", "1 Helmet" },
    offered = { "buy cloakpin" }, not_offered = { "buy belt" } },

  { say   = "2: a silver on a space is a silver; a ship at a gap costs what it costs",
    given = { open = { 2 }, supply = { "4 silver" }, workers = 6 },
    moves = { "1 place C1-05", "1 buy whaling_boat", "1 pass" },
    supply_after = { "0 silver", "2 stockfish", "1 whaling boat" } },

  { say   = "2: a cow and milk for two silver",
    given = { open = { 2 }, supply = { "2 silver" }, workers = 6 },
    moves = { "1 place C2-06", "1 pass" },
    supply_after = { "0 silver", "1 cattle", "1 milk" } },

  { say   = "2: an emigration that an occupation brings costs what it costs",
    given = { open = { 2, 110 }, supply = { "3 silver", "hide" }, vessels = { knarr = { 0 } }, round = 2, workers = 6 },
    moves = { "1 place C2-14", "1 upgrade hide", "1 use 110" },
    trace = { "push emigration", "exchange {knarr 1, silver 2} -> {knarr abroad 1}" } },

  { say   = "17: fruits become a treasure chest, as an action",
    given = { open = { 52 }, hand = { 17 }, supply = { "silver", "fruits", "cattle" }, workers = 6 },
    moves = { "1 use 52", "1 play 17", "1 yes", "1 choose 1" },
    trace = { "play 17", "push upgrade", "exchange {fruits 1} -> {treasure chest 1}" } },

  { say   = "17: red goes two steps",
    given = { open = { 52 }, hand = { 17 }, supply = { "silver", "fruits", "cattle" }, workers = 6 },
    moves = { "1 use 52", "1 play 17", "1 yes", "1 choose 2" },
    supply_after = { "1 fruits", "0 cattle", "1 silver hoard" } },

  { say   = "17: one good only",
    given = { open = { 52 }, hand = { 17 }, supply = { "silver", "2 fruits" }, workers = 6 },
    moves = { "1 use 52", "1 play 17", "1 yes", "1 upgrade fruits" },
    supply_after = { "1 fruits", "1 treasure chest" }, not_offered = { "upgrade fruits" } },

  { say   = "17: one red good",
    given = { open = { 52 }, hand = { 17 }, supply = { "silver", "2 mead" }, workers = 6 },
    moves = { "1 use 52", "1 play 17", "1 yes", "1 upgrade mead" },
    supply_after = { "1 mead", "1 rune stone" }, not_offered = { "upgrade mead" } },

  { say   = "17: or one green good",
    given = { open = { 52 }, hand = { 17 }, supply = { "silver", "2 oil" }, workers = 6 },
    moves = { "1 use 52", "1 play 17", "1 yes", "1 upgrade oil" },
    supply_after = { "1 oil", "1 rune stone" }, not_offered = { "upgrade oil" } },

  { say   = "28: oil for each of two chests",
    given = { open = { 28 }, supply = { "2 stone", "2 wood", "3 silver" }, workers = 6 },
    moves = { "1 place C3-08", "1 use 28", "1 use 28" },
    supply_after = { "2 chest", "2 oil", "1 silver" } },

  { say   = "29: salt meat for pairs of game meat and whale meat",
    given = { open = { 52 }, hand = { 29 }, supply = { "silver", "3 game meat", "2 whale meat" } },
    moves = { "1 use 52", "1 play 29" },
    supply_after = { "2 salt meat", "3 game meat", "2 whale meat" } },

  { say   = "29: as many as there are pairs: one game meat, two whale meat",
    given = { open = { 52 }, hand = { 29 }, supply = { "silver", "game meat", "2 whale meat" }, workers = 6 },
    moves = { "1 use 52", "1 play 29" },
    supply_after = { "1 salt meat" } },

  { say   = "30: two silk bring three silver",
    given = { open = { 52 }, hand = { 30 }, supply = { "silver", "2 silk" } },
    moves = { "1 use 52", "1 play 30" },
    supply_after = { "3 silver", "2 silk" } },

  { say   = "30: three bring six",
    given = { open = { 52 }, hand = { 30 }, supply = { "silver", "3 silk" } },
    moves = { "1 use 52", "1 play 30" },
    supply_after = { "6 silver" } },

  { say   = "30: one silk, one silver",
    given = { open = { 52 }, hand = { 30 }, supply = { "silver", "silk" }, workers = 6 },
    moves = { "1 use 52", "1 play 30" },
    supply_after = { "1 silver" } },

  { say   = "30: two, three",
    given = { open = { 52 }, hand = { 30 }, supply = { "silver", "2 silk" }, workers = 6 },
    moves = { "1 use 52", "1 play 30" },
    supply_after = { "3 silver" } },

  { say   = "31: a fourth of one type of which there are exactly three",
    given = { open = { 52 }, hand = { 31 }, supply = { "silver", "3 peas", "3 silk", "4 oil", "3 sheep" } },
    moves = { "1 use 52", "1 play 31", "1 choose 24" },
    supply_after = { "3 peas", "4 silk", "4 oil", "3 sheep" } },

  { say   = "31: four are too many, and sheep do not count",
    given = { open = { 52 }, hand = { 31 }, supply = { "silver", "4 peas", "3 sheep" } },
    moves = { "1 use 52", "1 play 31" },
    supply_after = { "4 peas", "3 sheep" } },

  { say   = "36: salt meat becomes linen before the overseas trade, which takes it further",
    given = { open = { 36 }, supply = { "silver", "salt meat", "mead" }, vessels = { knarr = { 0 } },
              workers = 6 },
    moves = { "1 place C1-14", "1 use 36", "1 upgrade linen" },
    supply_after = { "0 salt meat", "0 linen", "1 silk", "1 mead" } },

  { say   = "36: one of them",
    given = { open = { 36 }, supply = { "silver", "2 salt meat" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 place C1-14", "1 use 36", "1 upgrade salt_meat" },
    supply_after = { "1 salt meat", "0 silver" }, not_offered = { "upgrade salt_meat" } },

  { say   = "37: any good",
    given = { open = { 37 }, supply = { "silver", "salt meat", "mead" }, vessels = { knarr = { 0 } },
              workers = 6 },
    moves = { "1 place C1-14", "1 use 37", "1 upgrade mead", "1 upgrade oil" },
    supply_after = { "0 mead", "0 oil", "1 rune stone", "1 salt meat" } },

  { say   = "37: one good",
    given = { open = { 37 }, supply = { "silver", "2 peas" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 place C1-14", "1 use 37", "1 upgrade peas" },
    supply_after = { "1 peas", "1 mead" }, not_offered = { "upgrade peas" } },

  { say   = "62: ore and silver for the Cloakpin",
    given = { open = { 52 }, hand = { 62 }, supply = { "2 silver", "ore" }, workers = 6 },
    moves = { "1 use 52", "1 play 62", "1 choose 2" },
    supply_after = { "0 silver", "0 ore", "0 Crucifix", "1 Cloakpin" } },

  { say   = "62: what has been taken is not to be had",
    given = { open = { 52 }, hand = { 62 }, supply = { "2 silver", "ore", "Cloakpin" }, workers = 6 },
    moves = { "1 use 52", "1 play 62" },
    offered = { "choose 1" }, not_offered = { "choose 2" } },

  { say   = "67: four silver for two silverware, game meat and mead",
    given = { open = { 52 }, hand = { 67 }, supply = { "5 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 67", "1 yes" },
    supply_after = { "0 silver", "2 silverware", "1 game meat", "1 mead" } },

  { say   = "73: the Chalice for five silver",
    given = { open = { 52 }, hand = { 73 }, supply = { "6 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 73", "1 choose 3" },
    supply_after = { "0 silver", "1 Chalice", "0 silverware" } },

  { say   = "73: silverware costs nothing; the Crucifix is too dear",
    given = { open = { 52 }, hand = { 73 }, supply = { "2 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 73" },
    offered = { "choose 1" }, not_offered = { "choose 2", "choose 3" } },

  { say   = "78: two knarrs turn over four tiles, green becoming blue and red orange",
    given = { open = { 52 }, hand = { 78 }, vessels = { knarr = { 0, 0 } }, workers = 6,
              supply = { "silver", "3 oil", "mead", "peas" } },
    moves = { "1 use 52", "1 play 78", "1 upgrade mead", "1 upgrade oil", "1 upgrade oil",
              "1 upgrade oil" },
    supply_after = { "0 mead", "2 peas", "0 oil", "3 rune stone" } },

  { say   = "78: with four knarrs seven",
    given = { open = { 52 }, hand = { 78 }, vessels = { knarr = { 0, 0, 0, 0 } }, workers = 6,
              supply = { "silver", "9 oil" } },
    moves = { "1 use 52", "1 play 78", "1 upgrade oil", "1 upgrade oil", "1 upgrade oil",
              "1 upgrade oil", "1 upgrade oil", "1 upgrade oil", "1 upgrade oil" },
    supply_after = { "2 oil", "7 rune stone" } },

  { say   = "78: no knarr, no turning",
    given = { open = { 52 }, hand = { 78 }, workers = 6, supply = { "silver", "oil" } },
    moves = { "1 use 52", "1 play 78" },
    not_offered = { "upgrade oil" } },

  { say   = "78: three knarrs, six tiles, not seven",
    given = { open = { 52 }, hand = { 78 }, vessels = { knarr = { 0, 0, 0 } }, workers = 6,
              supply = { "silver", "8 oil" } },
    moves = { "1 use 52", "1 play 78", "1 upgrade oil", "1 upgrade oil", "1 upgrade oil", "1 upgrade oil",
              "1 upgrade oil", "1 upgrade oil" },
    supply_after = { "2 oil", "6 rune stone" } },

  { say   = "83: four sheep, with young or without, become fur",
    given = { open = { 52 }, hand = { 83 }, workers = 6,
              supply = { "silver", "3 sheep", "2 pregnant sheep", "cattle" } },
    moves = { "1 use 52", "1 play 83", "1 yes", "1 upgrade sheep", "1 upgrade sheep",
              "1 upgrade sheep", "1 upgrade pregnant_sheep" },
    supply_after = { "0 sheep", "1 pregnant sheep", "1 cattle", "4 fur" } },

  { say   = "83: other goods only of one type",
    given = { open = { 52 }, hand = { 83 }, workers = 6, supply = { "silver", "2 peas", "2 flax" } },
    moves = { "1 use 52", "1 play 83", "1 yes", "1 upgrade peas" },
    offered = { "upgrade peas" }, not_offered = { "upgrade flax" } },

  { say   = "86: four silver for two hides",
    given = { open = { 52 }, hand = { 86 }, supply = { "6 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 86", "1 choose 2" },
    supply_after = { "1 silver", "2 hide" } },

  { say   = "86: six silver for three are too many",
    given = { open = { 52 }, hand = { 86 }, supply = { "6 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 86" },
    offered = { "choose 2" }, not_offered = { "choose 3" } },

  { say   = "86: six silver for three hides",
    given = { open = { 52 }, hand = { 86 }, supply = { "7 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 86", "1 choose 3" },
    supply_after = { "0 silver", "3 hide" } },

  { say   = "88: with two knarrs a cow becomes a robe, and the robe jewelry (R30)",
    given = { open = { 88 }, supply = { "3 silver", "cattle" }, vessels = { knarr = { 0, 0 } },
              workers = 6 },
    moves = { "1 place C1-14", "1 use 88", "1 yes", "1 shift cattle robe", "1 yes",
              "1 shift robe jewelry" },
    supply_after = { "0 silver", "0 cattle", "0 robe", "1 jewelry" } },

  { say   = "88: once with one knarr",
    given = { open = { 88 }, supply = { "3 silver", "cattle" }, vessels = { knarr = { 0 } },
              workers = 6 },
    moves = { "1 place C1-14", "1 use 88", "1 yes", "1 pass", "1 pass" },
    supply_after = { "1 silver", "1 robe" } },

  { say   = "102: fur for game meat instead of trading one good",
    given = { open = { 102 }, supply = { "game meat", "peas" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-12", "1 take 1 1", "1 pass", "1 use 102" },
    supply_after = { "0 game meat", "1 fur", "1 peas" } },

  { say   = "102: also where nothing could be traded: silk is blue",
    given = { open = { 102 }, supply = { "silk" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-12", "1 take 1 1", "1 pass", "1 use 102" },
    supply_after = { "0 silk", "1 fur" } },

  { say   = "102: not instead of trading two",
    given = { open = { 102 }, supply = { "game meat" }, workers = 6 },
    moves = { "1 place C1-13" },
    not_offered = { "use 102" } },

  { say   = "123: oil for silverware after a space that trades one good",
    given = { open = { 123 }, supply = { "oil" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-12", "1 take 1 1", "1 pass", "1 pass", "1 use 123" },
    supply_after = { "0 oil", "1 silverware" } },

  { say   = "150: two salt meat of a space may be salt meat and game meat",
    given = { open = { 150 }, supply = { "2 silver" }, workers = 6 },
    moves = { "1 place C1-06", "1 use 150" },
    supply_after = { "1 salt meat", "1 game meat" } },

  { say   = "152: one of the goods just exchanged, and only such a one",
    given = { open = { 152 }, supply = { "2 peas", "mead", "flax" }, workers = 6 },
    moves = { "1 place C2-13", "1 upgrade peas", "1 upgrade flax", "1 use 152", "1 upgrade stockfish" },
    supply_after = { "1 hide", "2 mead", "1 peas" }, not_offered = { "upgrade mead", "upgrade peas" } },

  { say   = "152: not after a trade of two goods",
    given = { open = { 152 }, supply = { "2 peas" }, workers = 6 },
    moves = { "1 place C1-13", "1 upgrade peas", "1 upgrade peas" },
    not_offered = { "use 152" }, supply_after = { "2 mead" } },

  { say   = "152: not of other goods",
    given = { open = { 152 }, supply = { "peas", "hide" }, workers = 6 },
    moves = { "1 place C2-13", "1 upgrade peas", "1 pass", "1 use 152" },
    trace = { "fires 152", "152: exchange {mead 1} -> {oil 1}" },
    supply_after = { "1 hide", "1 oil" } },

  { say   = "152: one, not two",
    given = { open = { 152 }, supply = { "2 peas" }, workers = 6 },
    moves = { "1 place C2-13", "1 upgrade peas", "1 upgrade peas", "1 use 152", "1 upgrade mead" },
    supply_after = { "1 mead", "1 oil" }, not_offered = { "upgrade mead" } },

  { say   = "175: nothing without stockfish",
    given = { open = { 175 }, workers = 6 },
    moves = { "1 place C1-07", "1 pass" },
    supply_after = { "1 silver" }, not_offered = { "use 175" } },

  { say   = "190: oil for each of two spices",
    given = { open = { 63, 190 }, supply = { "2 skin and bones", "silver" }, workers = 6 },
    moves = { "1 place C1-13", "1 upgrade skin_and_bones", "1 upgrade skin_and_bones" },
    supply_after = { "2 spices", "2 oil" } },
}
