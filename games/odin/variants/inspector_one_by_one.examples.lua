return examples {
  { say   = "each Viking that comes back brings Thing Spokesman a silver, the first one before the payment",
    given = { open = { 52, 151 }, hand = { 60 }, supply = { "3 silver" }, round = 2, workers = 0,
              on_spaces = { ["C2-08"] = 2 } },
    moves = { "1 use 52", "1 play 60", "1 choose 2", "1 back C2-08", "1 back C2-08" },
    trace = { "return 1 (C2-08)", "fires 151", "151: gain {silver 1}", some_gaps, "pay {silver 2}", some_gaps,
              "return 1 (C2-08)", "fires 151", "151: gain {silver 1}" },
    workers_after = 2, supply_after = { "2 silver" } },

  { say   = "from two spaces",
    given = { open = { 52 }, hand = { 60 }, supply = { "9 silver" }, workers = 2, round = 3,
              on_spaces = { ["C1-07"] = 1, ["C1-04"] = 1 } },
    moves = { "1 use 52", "1 play 60", "1 choose 2", "1 back C1-07", "1 back C1-04" },
    workers_after = 4, supply_after = { "5 silver" } },

  { say   = "one for nothing, as ever",
    given = { open = { 52 }, hand = { 60 }, supply = { "2 silver" }, workers = 2, round = 3,
              on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 60", "1 choose 1" },
    workers_after = 3, supply_after = { "1 silver" } },
}
