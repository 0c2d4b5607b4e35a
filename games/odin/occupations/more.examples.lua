return examples {
  { say   = "43: fruits",
    given = { open = { 52 }, hand = { 43 }, supply = { "silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 43" },
    supply_after = { "1 fruits" } },

  { say   = "96: one whale meat for game meat where there is no harvest",
    given = { open = { 96 }, phase = "harvest", round = 3, supply = { "game meat" } },
    moves = { "1 use 96" },
    supply_after = { "0 game meat", "1 whale meat" } },

  { say   = "96: or two game meat for whale meat",
    given = { open = { 96 }, phase = "harvest", round = 3, supply = { "game meat", "whale meat" } },
    moves = { "1 use 96", "1 choose 2" },
    supply_after = { "3 game meat", "0 whale meat" } },

  { say   = "96: nothing where there is a harvest",
    given = { open = { 96 }, phase = "harvest", round = 2, supply = { "game meat" } },
    moves = { "1 pass", "1 pass" },
    not_offered = { "use 96" } },

  { say   = "97: three peas become six",
    given = { open = { 97 }, phase = "harvest", round = 3, supply = { "3 peas" } },
    moves = { "1 use 97" },
    supply_after = { "6 peas" } },

  { say   = "97: four more at most",
    given = { open = { 97 }, phase = "harvest", round = 3, supply = { "4 peas" } },
    moves = { "1 use 97" },
    supply_after = { "8 peas" } },

  { say   = "97: and never more than eight",
    given = { open = { 97 }, phase = "harvest", round = 3, supply = { "6 peas" } },
    moves = { "1 use 97" },
    supply_after = { "8 peas" } },

  { say   = "98: silk for two silver after grain is put into a house",
    given = { open = { 98 }, supply = { "grain", "2 silver" }, boards = { "long house" }, workers = 6 },
    moves = { "1 put grain long_house_1 2,0", "1 use 98" },
    supply_after = { "1 silk", "0 silver" } },

  { say   = "98: not after flax",
    given = { open = { 98 }, supply = { "flax", "2 silver" }, boards = { "long house" }, workers = 6 },
    moves = { "1 put flax long_house_1 2,0" },
    not_offered = { "use 98" } },

  { say   = "100: a silver for a rune stone on an exploration board",
    given = { open = { 100 }, supply = { "rune stone" }, boards = { "Iceland" }, workers = 6 },
    moves = { "1 put rune_stone iceland 4,1" },
    supply_after = { "1 silver" } },

  { say   = "100: nothing for one at home",
    given = { open = { 100 }, supply = { "rune stone" }, workers = 6 },
    moves = { "1 put rune_stone home 10,2" },
    supply_after = { "0 silver" } },

  { say   = "101: mead and silver for a rune stone in a house",
    given = { open = { 101 }, supply = { "rune stone" }, boards = { "long house" }, workers = 6 },
    moves = { "1 put rune_stone long_house_1 2,0" },
    supply_after = { "1 mead", "1 silver" } },

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

  { say   = "104: stockfish or oil for a raid given up after one roll",
    given = { open = { 104 }, vessels = { longship = { 0 } }, workers = 6, chance = { 2 } },
    moves = { "1 place C1-15", "1 fail", "1 choose 2" },
    supply_after = { "1 stone", "1 sword", "1 oil", "0 stockfish" } },

  { say   = "104: nothing after three rolls",
    given = { open = { 104 }, vessels = { longship = { 0 } }, workers = 6, chance = { 2, 2, 2 } },
    moves = { "1 place C1-15", "1 roll", "1 roll", "1 fail" },
    supply_after = { "1 stone", "1 sword" }, not_offered = { "choose 1" } },

  { say   = "105: a knarr for three wood where boats are built",
    given = { open = { 105 }, supply = { "3 wood" }, workers = 6 },
    moves = { "1 place C1-02", "1 use 105" },
    supply_after = { "0 wood", "1 knarr", "0 whaling boat" } },

  { say   = "105: or a boat as usual",
    given = { open = { 105 }, supply = { "3 wood" }, workers = 6 },
    moves = { "1 place C1-02", "1 pass" },
    supply_after = { "2 wood", "0 knarr", "1 whaling boat" } },

  { say   = "106: plundering with three longships takes three Vikings",
    given = { open = { 106 }, vessels = { longship = { 0, 0, 0 } }, workers = 6 },
    moves = { "1 place C4-08", "1 pass" },
    trace = { "place C4-08 x3" }, workers_after = 3 },

  { say   = "106: with two longships all four",
    given = { open = { 106 }, vessels = { longship = { 0, 0 } }, workers = 6 },
    moves = { "1 place C4-08", "1 pass" },
    workers_after = 2 },

  { say   = "108: a silver brings back one of the Vikings that exchanged ore",
    given = { open = { 108 }, supply = { "ore", "silver" }, workers = 6 },
    moves = { "1 place C2-10", "1 use 108", "1 pass" },
    trace = { "gain {chest 1, silver 1}", "fires 108", "108: pay {silver 1}", "return 1 (C2-10)" },
    workers_after = 5 },

  { say   = "108: not who exchanged wood",
    given = { open = { 108 }, supply = { "wood", "silver" }, workers = 6 },
    moves = { "1 place C2-10", "1 pass" },
    workers_after = 4, not_offered = { "use 108" } },

  { say   = "110: an emigration after overseas trading with two Vikings, at the usual price",
    given = { open = { 110 }, supply = { "3 silver", "hide" }, vessels = { knarr = { 0 } }, round = 2, workers = 6 },
    moves = { "1 place C2-14", "1 upgrade hide", "1 use 110" },
    trace = { "fires 110", "push emigration", "exchange {knarr 1, silver 2} -> {knarr abroad 1}" },
    supply_after = { "0 silver" } },

  { say   = "110: not after trading with one",
    given = { open = { 110 }, supply = { "3 silver", "hide" }, vessels = { knarr = { 0 } }, round = 2, workers = 6 },
    moves = { "1 place C1-14", "1 upgrade hide", "1 pass" },
    supply_after = { "1 knarr" }, not_offered = { "use 110" } },

  { say   = "111: a silver for each kind of material: stone and wood",
    given = { open = { 111 }, supply = { "2 stone", "2 wood" }, workers = 6 },
    moves = { "1 place C3-08" },
    supply_after = { "2 silver", "2 chest", "2 rune stone" } },

  { say   = "111: none for flax",
    given = { open = { 111 }, supply = { "flax" }, workers = 6 },
    moves = { "1 place C1-09", "1 pass" },
    supply_after = { "1 linen", "0 silver" } },

  { say   = "112: mead on Crafting spaces",
    given = { open = { 112 }, supply = { "flax" }, workers = 6 },
    moves = { "1 place C1-09", "1 pass" },
    supply_after = { "1 linen", "1 mead" } },

  { say   = "112: none on others",
    given = { open = { 112 }, workers = 6 },
    moves = { "1 place C1-07" },
    supply_after = { "0 mead" } },

  { say   = "114: silk for three silver after crafting",
    given = { open = { 114 }, supply = { "flax", "3 silver" }, workers = 6 },
    moves = { "1 place C1-09", "1 use 114" },
    supply_after = { "1 linen", "1 silk", "0 silver" } },

  { say   = "115: silverware where houses are built, C4-01 included",
    given = { open = { 115 }, supply = { "2 stone", "4 wood" }, workers = 6 },
    moves = { "1 place C4-01", "1 choose 1", "1 pass", "1 place C1-01", "1 pass" },
    supply_after = { "2 silverware", "1 shed" } },

  { say   = "117: a trade after a knarr was built with wood",
    given = { open = { 117 }, supply = { "2 wood", "peas" }, workers = 6 },
    moves = { "1 place C2-02", "1 use 117", "1 upgrade peas" },
    trace = { "fires 117", "push upgrade", "exchange {peas 1} -> {mead 1}" } },

  { say   = "117: not after a whaling boat",
    given = { open = { 117 }, supply = { "wood", "peas" }, workers = 6 },
    moves = { "1 place C1-02", "1 pass" },
    supply_after = { "1 peas" }, not_offered = { "use 117" } },

  { say   = "120: a trade for a silver after a Weekly Market",
    given = { open = { 120 }, workers = 6 },
    moves = { "1 place C1-07", "1 use 120", "1 upgrade beans" },
    supply_after = { "0 silver", "0 beans", "1 milk" } },

  { say   = "121: an item before a house is built",
    given = { open = { 121 }, supply = { "wood" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-01", "1 use 121", "1 take 1 1" },
    trace = { "fires 121", some_gaps, "take 1 from 1", some_gaps, "exchange {wood 2} -> {shed 1}" } },

  { say   = "122: two kinds of items bring mead",
    given = { open = { 122 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C2-12", "1 take 3 1", "1 pass" },
    supply_after = { "2 wood", "1 stone", "1 mead" } },

  { say   = "122: three kinds a hide, and nothing else",
    given = { open = { 122 }, strips = { 7, 1 }, workers = 8 },
    moves = { "1 place C4-07", "1 choose 1", "1 take 2 7", "1 take 2 1", "1 place C4-06", "1 take 4 7" },
    supply_after = { "1 hide", "0 chest" } },

  { say   = "122: one kind brings nothing",
    given = { open = { 122 }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1" },
    supply_after = { "0 mead", "0 hide", "0 chest" } },

  { say   = "123: oil for silverware after a space that trades one good",
    given = { open = { 123 }, supply = { "oil" }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-12", "1 take 1 1", "1 pass", "1 pass", "1 use 123" },
    supply_after = { "0 oil", "1 silverware" } },

  { say   = "125: a rune stone for an exploration and for an emigration",
    given = { open = { 125 }, supply = { "silver" }, vessels = { knarr = { 0, 0 } }, workers = 6 },
    moves = { "1 place C1-16", "1 get shetland", "1 pass", "1 place C2-17", "1 pass" },
    supply_after = { "2 rune stone", "1 Shetland", "1 knarr abroad" } },

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

  { say   = "130: two snares bring back one of the Vikings",
    given = { open = { 130 }, supply = { "2 wood", "snare" }, workers = 6, chance = { 2 } },
    moves = { "1 place C2-04", "1 succeed 2", "1 use 130" },
    supply_after = { "0 snare" }, workers_after = 5 },

  { say   = "131: game meat for stockfish, also when the snare fails",
    given = { open = { 131 }, supply = { "stockfish" }, workers = 6, chance = { 8 } },
    moves = { "1 place C2-04", "1 fail", "1 pass", "1 use 131" },
    supply_after = { "0 stockfish", "1 game meat", "1 snare" } },

  { say   = "133: a silver or peas for a raid that succeeds",
    given = { open = { 133 }, vessels = { longship = { 0 } }, workers = 6, chance = { 6 } },
    moves = { "1 place C1-15", "1 succeed", "1 choose 2" },
    supply_after = { "1 peas", "0 silver", "1 rune stone" } },

  { say   = "134: mead for a raid that fails, of one's own will as well",
    given = { open = { 134 }, vessels = { longship = { 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-15", "1 fail" },
    supply_after = { "1 mead" } },

  { say   = "135: the only sword comes back",
    given = { open = { 135 }, supply = { "2 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15", "1 succeed 0 1", "1 pass" },
    supply_after = { "2 sword", "1 rune stone" } },

  { say   = "135: two swords do not",
    given = { open = { 135 }, supply = { "2 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15", "1 succeed 0 2", "1 get rune_stone", "1 pass" },
    supply_after = { "0 sword" } },

  { say   = "136: one more on each roll of a raid",
    given = { open = { 136 }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15" },
    trace = { "roll 5 -> 6" } },

  { say   = "136: what was fought may be split for two goods",
    given = { open = { 136 }, supply = { "6 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-15", "1 succeed 0 4", "1 get rune_stone", "1 get silverware" },
    supply_after = { "1 rune stone", "1 silverware" } },

  { say   = "138: a green good for one less than its blue side",
    given = { open = { 138 }, vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15", "1 succeed" },
    supply_after = { "1 oil", "0 rune stone" } },

  { say   = "138: without it a five buys nothing",
    given = { vessels = { longship = { 0 } }, workers = 6, chance = { 5 } },
    moves = { "1 place C1-15" },
    not_offered = { "succeed" } },

  { say   = "139: the dearest special tile costs one less",
    given = { open = { 139 }, supply = { "7 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-15", "1 succeed 0 7" },
    offered = { "get english_crown", "get round_shield" } },

  { say   = "139: the others cost what they cost",
    given = { open = { 139 }, supply = { "4 sword" }, vessels = { longship = { 0 } }, workers = 6, chance = { 8 } },
    moves = { "1 place C1-15", "1 succeed 0 4" },
    offered = { "get chalice" }, not_offered = { "get round_shield", "get english_crown" } },

  { say   = "140: oil for whaling that succeeds",
    given = { open = { 140 }, vessels = { ["whaling boat"] = { 0 } }, workers = 4, chance = { 1 } },
    moves = { "1 place C4-02", "1 succeed" },
    supply_after = { "2 oil", "1 whale meat" } },

  { say   = "142: the only spear comes back",
    given = { open = { 142 }, supply = { "2 spear" }, vessels = { ["whaling boat"] = { 0 } }, workers = 4,
              chance = { 2 } },
    moves = { "1 place C4-02", "1 succeed 0 1", "1 pass" },
    supply_after = { "2 spear", "1 oil" } },

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

  { say   = "148: spices for three silver after a knarr was built",
    given = { open = { 148 }, supply = { "2 wood", "3 silver" }, workers = 6 },
    moves = { "1 place C2-02", "1 use 148" },
    supply_after = { "1 spices", "0 silver", "1 knarr" } },

  { say   = "148: not after a longship",
    given = { open = { 148 }, supply = { "2 wood", "3 silver" }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-02", "1 pass", "1 pass" },
    supply_after = { "1 longship" }, not_offered = { "use 148" } },

  { say   = "151: a silver for two Vikings that come back from the whales",
    given = { open = { 151 }, vessels = { ["whaling boat"] = { 0 } }, workers = 4, chance = { 12 } },
    moves = { "1 place C4-02", "1 fail", "1 yes" },
    supply_after = { "1 silver" }, workers_after = 2 },

  { say   = "153: a fourth roll",
    given = { open = { 153 }, workers = 6, chance = { 8, 8, 8, 8 } },
    moves = { "1 place C1-03", "1 roll", "1 roll" },
    offered = { "roll" } },

  { say   = "153: and no fifth",
    given = { open = { 153 }, workers = 6, chance = { 8, 8, 8, 8 } },
    moves = { "1 place C1-03", "1 roll", "1 roll", "1 roll" },
    not_offered = { "roll" }, supply_after = { "1 wood", "1 bow" } },

  { say   = "157: skin and bones for each animal at the table",
    given = { open = { 157 }, phase = "feast", supply = { "sheep", "cattle" }, workers = 8 },
    moves = { "1 put sheep banquet_table 2,0", "1 put cattle banquet_table 1,4" },
    supply_after = { "2 skin and bones" } },

  { say   = "157: also for one that was put there before the feast, but not sooner",
    given = { open = { 157 }, supply = { "sheep" }, workers = 6 },
    moves = { "1 put sheep banquet_table 2,0", "1 place C1-04", "1 pass", "1 pass", "1 pass", "1 pass" },
    trace = { "put sheep on banquet table", some_gaps, "phase feast", "fires 157", "157: gain {skin and bones 1}" } },

  { say   = "158: three weapons and a silver for each game or whale meat",
    given = { open = { 158 }, phase = "feast", supply = { "game meat", "mead" }, workers = 4,
              chance = { "bow", "bow", "spear" } },
    moves = { "1 put game_meat banquet_table 2,0" },
    supply_after = { "2 bow", "1 spear", "1 silver" }, offered = { "put silver banquet_table 3,3" } },

  { say   = "158: nothing for mead",
    given = { open = { 158 }, phase = "feast", supply = { "2 mead", "flax" }, workers = 4 },
    moves = { "1 put mead banquet_table 2,0 turned" },
    supply_after = { "0 silver" } },

  { say   = "159: no hunt where no game meat was served",
    given = { open = { 159 }, phase = "feast", supply = { "whale meat", "silver" }, workers = 4 },
    moves = { "1 put whale_meat banquet_table 1,0", "1 pass" },
    not_offered = { "use 159" } },

  { say   = "159: game meat that was put there before the feast counts",
    given = { open = { 159 }, supply = { "game meat" }, workers = 3 },
    moves = { "1 put game_meat banquet_table 2,0", "1 use 159", "1 fail" },
    trace = { "put game meat on banquet table", some_gaps, "phase feast", some_gaps, "fires 159", "push hunt" } },

  { say   = "163: hide and silver more in the second column",
    given = { open = { 163 }, supply = { "wood" }, workers = 6, chance = { 1 } },
    moves = { "1 place C2-03", "1 succeed 1" },
    supply_after = { "2 hide", "1 silver", "1 game meat" } },

  { say   = "163: not in the first",
    given = { open = { 163 }, supply = { "wood" }, workers = 6, chance = { 1 } },
    moves = { "1 place C1-03", "1 succeed 1" },
    supply_after = { "1 hide", "0 silver" } },

  { say   = "165: two silver for clothing when the feast begins",
    given = { open = { 165 }, phase = "feast", supply = { "clothing" }, workers = 2 },
    moves = { "1 pass" },
    trace = { gap "start", "fires 165", "165: gain {silver 2}" } },

  { say   = "167: one silver for spices, two for more",
    given = { open = { 167 }, phase = "feast", supply = { "3 spices" }, workers = 2 },
    moves = { "1 pass" },
    trace = { gap "start", "fires 167", "167: gain {silver 2}" } },

  { say   = "167: one for one",
    given = { open = { 167 }, phase = "feast", supply = { "spices" }, workers = 2 },
    moves = { "1 pass" },
    trace = { gap "start", "fires 167", "167: gain {silver 1}" } },

  { say   = "168: a silver when exactly three are left",
    given = { open = { 168 }, workers = 5 },
    moves = { "1 place C2-07", "1 pass" },
    trace = { "place C2-07 x2", "push C2-07", "fires 168", "168: gain {silver 1}" },
    supply_after = { "2 silver" } },

  { say   = "168: none for two",
    given = { open = { 168 }, workers = 4 },
    moves = { "1 place C2-07", "1 pass" },
    supply_after = { "1 silver" } },

  { say   = "170: emigration costs two silver less",
    given = { open = { 170 }, round = 3, supply = { "silver" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 place C2-17", "1 pass" },
    supply_after = { "0 silver", "1 knarr abroad" } },

  { say   = "173: a silver for ore that is lost, two for the last item",
    given = { open = { 173 }, phase = "mountain strips", strips = { 7 }, chance = { "strip 1" } },
    supply_after = { "0 silver" } },

  { say   = "174: spices for four silver when cattle comes",
    given = { open = { 174 }, supply = { "7 silver" }, workers = 6 },
    moves = { "1 place C2-06", "1 use 174", "1 choose 1" },
    supply_after = { "1 cattle", "1 spices", "0 silver" } },

  { say   = "174: or silk for three",
    given = { open = { 174 }, supply = { "6 silver" }, workers = 6 },
    moves = { "1 place C2-06", "1 use 174" },
    supply_after = { "1 silk", "0 silver" } },

  { say   = "178: two boats with the fourth large ship",
    given = { open = { 178 }, supply = { "5 silver" }, vessels = { knarr = { 0, 0, 0 } }, workers = 6 },
    moves = { "1 buy knarr" },
    supply_after = { "2 whaling boat", "4 knarr" } },

  { say   = "178: as far as there is room",
    given = { open = { 178 }, supply = { "5 silver" }, workers = 6,
              vessels = { knarr = { 0, 0, 0 }, ["whaling boat"] = { 0, 0 } } },
    moves = { "1 buy knarr" },
    supply_after = { "3 whaling boat" } },

  { say   = "179: with the next knarr a stockfish and a silver for each",
    given = { open = { 179 }, supply = { "10 silver" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 buy knarr" },
    supply_after = { "2 stockfish", "7 silver" } },

  { say   = "179: once only",
    given = { open = { 179 }, supply = { "10 silver" }, workers = 6 },
    moves = { "1 buy knarr", "1 buy knarr" },
    supply_after = { "1 stockfish", "1 silver", "2 knarr" } },

  { say   = "181: three wool with the third large ship while the income is small",
    given = { open = { 181 }, supply = { "5 silver" }, vessels = { knarr = { 0, 0 } }, workers = 6 },
    moves = { "1 buy knarr" },
    supply_after = { "3 wool" } },

  { say   = "182: two wood for spices once there are two houses",
    given = { open = { 182 }, supply = { "7 wood" }, boards = { "stone house", "long house" }, workers = 6 },
    moves = { "1 use 182", "1 choose 1" },
    supply_after = { "5 wood", "1 spices" }, not_offered = { "use 182" } },

  { say   = "182: five for two; not with a single house",
    given = { open = { 182 }, supply = { "7 wood" }, boards = { "long house" }, workers = 6 },
    not_offered = { "use 182" } },

  { say   = "184: a longship with three ore on board for three silver",
    given = { open = { 52 }, hand = { 184 }, supply = { "4 silver", "3 ore" }, workers = 6 },
    moves = { "1 use 52", "1 play 184", "1 choose 2" },
    supply_after = { "0 silver", "0 ore", "1 longship" } },

  { say   = "184: not with two ore",
    given = { open = { 52 }, hand = { 184 }, supply = { "4 silver", "2 ore" }, workers = 6 },
    moves = { "1 use 52", "1 play 184" },
    supply_after = { "0 longship" }, not_offered = { "choose 2" } },

  { say   = "185: two goods traded instead of a raid",
    given = { open = { 185 }, supply = { "peas" }, vessels = { longship = { 0 } }, workers = 6 },
    moves = { "1 place C1-15", "1 use 185", "1 upgrade peas" },
    supply_after = { "1 mead" } },

  { say   = "185: without a longship as well",
    given = { open = { 185 }, supply = { "peas" }, workers = 6 },
    moves = { "1 place C1-15", "1 use 185", "1 upgrade peas" },
    supply_after = { "1 mead" } },

  { say   = "186: two peas may lie on their long side",
    given = { open = { 186 }, phase = "feast", supply = { "2 peas", "mead" }, workers = 6 },
    moves = { "1 put peas banquet_table 3,0", "1 put mead banquet_table 2,2 turned" },
    offered = { "put peas banquet_table 3,3" } },

  { say   = "186: without it one",
    given = { phase = "feast", supply = { "2 peas", "mead" }, workers = 6 },
    moves = { "1 put peas banquet_table 3,0", "1 put mead banquet_table 2,2 turned" },
    offered = { "put peas banquet_table 2,3 turned" }, not_offered = { "put peas banquet_table 3,3" } },

  { say   = "187: the Belt for two flax with an action of Vikings",
    given = { open = { 187 }, supply = { "2 flax" }, workers = 6 },
    moves = { "1 place C1-04", "1 use 187" },
    supply_after = { "0 flax", "1 Belt", "1 stockfish" } },

  { say   = "187: a treasure chest for three flax",
    given = { open = { 187 }, supply = { "3 flax" }, workers = 6 },
    moves = { "1 use 187" },
    supply_after = { "0 flax", "1 treasure chest" } },

  { say   = "188: a silver more for the two-silver item of a strip",
    given = { open = { 188 }, strips = { 7 }, workers = 8 },
    moves = { "1 place C4-06", "1 take 4 7", "1 pass", "1 place C2-12", "1 take 2 7" },
    supply_after = { "3 silver" } },
}
