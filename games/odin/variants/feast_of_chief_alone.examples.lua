return examples {
  { say   = "nothing for Miller, Village Leader, Taster and Sober Man",
    given = { open = { 7, 160, 165, 167, 52 }, hand = { 5 }, supply = { "silver", "grain", "clothing", "spices" },
              workers = 6 },
    moves = { "1 use 52", "1 play 5", "1 pass", "1 pass", "1 pass", "1 pass" },
    supply_after = { "0 silver" }, not_offered = { "use 160" } },

  { say   = "nor for Skinner and Barbarian",
    given = { open = { 52, 157, 158 }, hand = { 5 }, supply = { "silver", "sheep", "game meat" }, workers = 4,
              on_spaces = { ["C2-07"] = 2 } },
    moves = { "1 use 52", "1 play 5", "1 pass", "1 put sheep banquet_table 2,0", "1 put game_meat banquet_table 2,3" },
    supply_after = { "0 skin and bones", "0 silver", "0 sheep", "0 game meat" } },

  { say   = "Sober Man does not set mead aside",
    given = { open = { 52, 160 }, hand = { 5 }, supply = { "silver", "mead" }, on_spaces = { ["C4-08"] = 4 },
              workers = 0 },
    moves = { "1 use 52", "1 play 5", "1 pass" },
    not_offered = { "use 160" }, offered = { "put mead banquet_table 2,0 turned" } },

  { say   = "no hunt for Festive Hunter",
    given = { open = { 52, 159 }, hand = { 5 }, supply = { "silver", "game meat" }, workers = 0,
              on_spaces = { ["C4-08"] = 4 }, chance = { 5 } },
    moves = { "1 use 52", "1 play 5", "1 put game_meat banquet_table 2,0" },
    supply_after = { "0 game meat" }, not_offered = { "use 159" } },

  { say   = "no house for the fish of Fish Cook",
    given = { open = { 52, 172 }, hand = { 5 }, supply = { "silver", "stockfish" }, boards = { "long house" },
              on_spaces = { ["C4-08"] = 4 }, workers = 0 },
    moves = { "1 use 52", "1 play 5", "1 put stockfish banquet_table 1,0 turned" },
    supply_after = { "0 stockfish" }, not_offered = { "use 172" } },

  { say   = "the feast of the round is for all: Village Leader, Taster, and then Miller",
    given = { open = { 7, 165, 167 }, phase = "feast", supply = { "grain", "clothing", "spices" }, workers = 6 },
    moves = { "1 use 165", "1 pass", "1 pass", "1 pass", "1 pass", "1 pass", "1 pass" },
    trace = { "165: gain {silver 2}", some_gaps, "167: gain {silver 1}", some_gaps,
              "gain {Thing Penalty 6}", some_gaps, "7: gain {silver 1}" } },

  { say   = "nothing for Village Leader without clothing",
    given = { open = { 165 }, phase = "feast", workers = 6 },
    supply_after = { "0 silver" } },

  { say   = "Skinner and Barbarian",
    given = { open = { 157, 158 }, phase = "feast", supply = { "sheep", "game meat" }, workers = 8 },
    moves = { "1 put sheep banquet_table 2,0", "1 put game_meat banquet_table 2,3" },
    supply_after = { "1 skin and bones", "1 silver" } },

  { say   = "Festive Hunter",
    given = { open = { 159 }, phase = "feast", supply = { "game meat" }, workers = 4 },
    moves = { "1 put game_meat banquet_table 2,0" },
    offered = { "use 159" } },

  { say   = "who has set out no game meat",
    given = { open = { 159 }, phase = "feast", supply = { "game meat", "silver" }, workers = 4 },
    moves = { "1 put silver banquet_table 3,0", "1 pass" },
    not_offered = { "use 159" } },

  { say   = "Sober Man when it begins",
    given = { open = { 160 }, phase = "feast", supply = { "mead" }, on_spaces = { ["C1-07"] = 1 }, workers = 0 },
    moves = { "1 use 160" },
    supply_after = { "1 silver", "1 mead" } },

  { say   = "and afterwards",
    given = { open = { 160 }, phase = "feast", on_spaces = { ["C1-07"] = 1 }, workers = 0 },
    moves = { "1 pass", "1 pass", "1 pass" },
    supply_after = { "1 silver" } },

  { say   = "who has served mead is not sober",
    given = { open = { 160 }, phase = "feast", supply = { "mead" }, on_spaces = { ["C1-07"] = 1 }, workers = 0 },
    moves = { "1 put mead banquet_table 2,0 turned" },
    supply_after = { "0 silver", "0 mead" } },

  { say   = "who has gone without it is paid once",
    given = { open = { 160 }, phase = "feast", supply = { "mead" }, on_spaces = { ["C1-07"] = 1 }, workers = 0 },
    moves = { "1 use 160", "1 pass", "1 pass" },
    supply_after = { "1 silver", "1 mead" } },

  { say   = "Fish Cook",
    given = { open = { 172 }, phase = "feast", supply = { "stockfish" }, boards = { "long house" },
              on_spaces = { ["C1-07"] = 1 }, workers = 0 },
    moves = { "1 put stockfish banquet_table 1,0 turned", "1 use 172", "1 put stockfish long_house_1 1,4" },
    supply_after = { "0 stockfish" } },
}
