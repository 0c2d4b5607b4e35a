return examples {
  { say   = "nobody places a Viking to buy the knarr afterwards",
    given = { supply = { "5 silver", "hide" }, workers = 6 },
    moves = { "1 pass" },
    not_offered = { "place C1-14" } },

  { say   = "with the knarr there the space can be chosen",
    given = { supply = { "5 silver", "hide" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 pass" },
    offered = { "place C1-14" } },
}
