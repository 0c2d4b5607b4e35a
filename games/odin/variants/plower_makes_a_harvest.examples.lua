return examples {
  { say   = "after Plower's harvest Spice Merchant has a round with one",
    given = { open = { 49, 94 }, phase = "harvest", round = 3, supply = { "cattle", "2 oil" } },
    moves = { "1 use 49" },
    not_offered = { "use 94" } },

  { say   = "without it, the round has none",
    given = { open = { 49, 94 }, phase = "harvest", round = 3, supply = { "cattle", "2 oil" } },
    moves = { "1 pass" },
    offered = { "use 94" } },
}
