-- Each rule of the ferry, as a position and what comes of it.

return examples {
  { say   = "a game begins with two silver and both cards in hand",
    given = { phase = "beginning" },
    trace = { "phase setup", some_gaps, "gain {silver 2}", some_gaps, "phase actions" },
    moves = { "1 pass" },
    supply_after = { "2 silver", "0 fish", "0 kipper" },
    offered      = { "place F-01", "place F-02" } },

  { say   = "a throw of two costs two silver and brings two fish",
    given = { supply = { "2 silver" }, chance = { 2 } },
    moves = { "1 place F-01", "1 pass", "1 succeed 2" },
    supply_after = { "0 silver", "2 fish" } },

  { say   = "who does not pay catches one fish",
    given = { supply = { "2 silver" }, chance = { 2 } },
    moves = { "1 place F-01", "1 pass", "1 fail" },
    supply_after = { "2 silver", "1 fish" } },

  { say   = "a fish is sold for two silver",
    given = { supply = { "fish" } },
    moves = { "1 place F-02", "1 yes" },
    supply_after = { "2 silver", "0 fish" } },

  { say   = "the smoker smokes two kippers, one after the other, with a tip for each",
    given = { hand = { 1 } },
    moves = { "1 place F-02", "1 play 1" },
    trace = { "gain {kipper 1}", "gain {silver 1}", "gain {kipper 1}", "gain {silver 1}" },
    supply_after = { "2 kipper", "2 silver" } },

  { say   = "the pilot takes the hand home after fishing",
    given = { open = { 2 }, chance = { 6 } },
    moves = { "1 place F-01", "1 fail", "1 use 2" },
    workers_after = 3 },

  { say   = "income is what stands on the first open cell of its track",
    given = { phase = "income", laid = { "put silver stall 1,1", "put silver stall 0,2" } },
    moves = { "1 pass" },
    supply_after = { "3 silver" } },

  { say   = "a kipper does not fit where a silver lies",
    given = { supply = { "kipper" }, laid = { "put silver stall 0,1" } },
    offered     = { "put kipper stall 1,0", "put kipper stall 0,0 turned" },
    not_offered = { "put kipper stall 0,0", "put kipper stall 0,1 turned" } },

  { say   = "after the last round: 3 silver and a kipper, both cards, an open cell",
    house = { rounds = 1 },
    given = { phase = "home", supply = { "3 silver", "kipper" }, open = { 1, 2 } },
    moves = { "1 pass", "1 pass" },
    score = 7 },
}
