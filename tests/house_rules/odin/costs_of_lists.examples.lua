return examples {
  { say   = "what is given first leaves what is given next",
    given = { open = { 54 }, supply = { "bow", "snare" }, workers = 6 },
    moves = { "1 use 54" },
    trace = { "pay {snare 1}", "pay {bow 1}", "gain {ore 1}" }, supply_after = { "1 ore" } },

  { say   = "one bow cannot be given twice",
    given = { open = { 54 }, supply = { "bow" }, workers = 6 },
    not_offered = { "use 54" } },

  { say   = "what two silver leave buys no ship",
    given = { open = { 54 }, supply = { "4 silver" }, workers = 6 },
    offered = { "buy whaling_boat" }, not_offered = { "use 54" } },

  { say   = "with one more it does",
    given = { open = { 54 }, supply = { "5 silver" }, workers = 6 },
    moves = { "1 use 54", "1 choose 2", "1 buy whaling_boat" },
    supply_after = { "0 silver", "1 whaling boat" } },

  { say   = "nobody pays for taking no items",
    given = { open = { 46 }, supply = { "silver" }, strips = { 1 }, workers = 6 },
    not_offered = { "use 46" } },

  { say   = "as many as there is wood",
    given = { open = { 46 }, supply = { "silver", "2 wood" }, strips = { 1 }, workers = 6 },
    moves = { "1 use 46", "1 choose 1" },
    offered = { "take 2 1" }, not_offered = { "take 3 1" } },

  { say   = "what is gained before pays",
    given = { open = { 46 }, supply = { "wood" }, workers = 6 },
    moves = { "1 use 46", "1 get fur" },
    supply_after = { "0 wood", "1 fur" } },
}
