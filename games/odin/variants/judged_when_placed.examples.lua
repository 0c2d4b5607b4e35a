return examples {
  { say   = "nobody places a Viking to buy the knarr afterwards",
    given = { supply = { "5 silver", "hide" }, workers = 6 },
    moves = { "1 pass" },
    not_offered = { "place C1-14" } },

  { say   = "with the knarr there the space can be chosen",
    given = { supply = { "5 silver", "hide" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 pass" },
    offered = { "place C1-14" } },

  { say   = "what cards change of prices is known when Vikings are placed",
    given = { open = { 1, 2, 116, 170 }, supply = { "1 silver" }, vessels = { knarr = { 0 } }, workers = 6,
              round = 3 },
    moves = { "1 pass" },
    offered = { "place C2-01", "place C1-05", "place C1-06", "place C2-06", "place C2-17" },
    not_offered = { "place C3-01" } },

  { say   = "without them those spaces cannot be paid",
    given = { supply = { "1 silver" }, vessels = { knarr = { 0 } }, workers = 6, round = 3 },
    moves = { "1 pass" },
    not_offered = { "place C2-01", "place C1-06", "place C2-17" } },

  { say   = "105 builds where a boat has no room",
    given = { open = { 105 }, supply = { "3 wood" }, vessels = { ["whaling boat"] = { 0, 0, 0 } }, workers = 6 },
    offered = { "place C1-02" } },

  { say   = "121 takes the wood that is wanting, 113 what is worked",
    given = { open = { 113, 121 }, supply = { "1 wood" }, strips = { 1 }, workers = 6 },
    offered = { "place C2-02", "place C1-01", "place C2-10" }, not_offered = { "place C1-09", "place C2-01" } },

  { say   = "who draws a card before the action can play it",
    given = { workers = 6 },
    offered = { "place C3-16" }, not_offered = { "place C2-18" } },

  { say   = "what comes with the third Viking at home pays as well",
    given = { open = { 168 }, workers = 4 },
    offered = { "place C1-05" }, not_offered = { "place C1-06" } },
}
