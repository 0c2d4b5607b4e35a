return examples {
  { say   = "without Plower, the round has none",
    given = { open = { 49, 94 }, phase = "harvest", round = 3, supply = { "cattle", "2 oil" } },
    moves = { "1 pass" },
    offered = { "use 94" } },

  { say   = "a round that has a harvest anyway has one, and Helper in Time of Need brings nothing",
    given = { open = { 93 }, phase = "harvest", round = 4, vessels = { ["whaling boat"] = { 0 } } },
    moves = { "1 pass" },
    supply_after = { "1 beans" } },

  { say   = "after Plower's harvest Spice Merchant has a round with one",
    given = { open = { 49, 94 }, phase = "harvest", round = 3, supply = { "cattle", "2 oil" }, strips = { 1 } },
    moves = { "1 use 49", "1 pass", "1 pass" },
    not_offered = { "use 94" } },

  { say   = "after Plower's harvest Wanderer has a round with one",
    given = { open = { 49, 95 }, phase = "harvest", round = 3, supply = { "cattle", "hide" }, strips = { 1 } },
    moves = { "1 use 49", "1 pass", "1 pass" },
    not_offered = { "use 95" } },

  { say   = "after Plower's harvest Meat Merchant has a round with one",
    given = { open = { 49, 96 }, phase = "harvest", round = 3, supply = { "cattle", "game meat" }, strips = { 1 } },
    moves = { "1 use 49", "1 pass", "1 pass" },
    not_offered = { "use 96" } },

  { say   = "after Plower's harvest Pea Counter has a round with one",
    given = { open = { 49, 97 }, phase = "harvest", round = 3, supply = { "cattle", "3 peas" }, strips = { 1 } },
    moves = { "1 use 49", "1 pass", "1 pass" },
    not_offered = { "use 97" } },

  { say   = "and Sympathetic Soul",
    given = { open = { 49, 92 }, phase = "harvest", round = 3, supply = { "cattle", "Helmet", "Belt", "Crucifix" } },
    moves = { "1 use 49", "1 pass", "1 pass" },
    supply_after = { "0 silver" } },

  { say   = "and Helper in Time of Need",
    given = { open = { 49, 93 }, phase = "harvest", round = 3, supply = { "cattle" },
              vessels = { ["whaling boat"] = { 0 } } },
    moves = { "1 use 49", "1 pass", "1 pass" },
    supply_after = { "1 beans" } },
}
