return examples {
  { say   = "silver that is left on a strip can be taken a round later",
    given = { workers = 5, strips = { 1 }, round = 2, chance = { "strip 2" } },
    moves = { "1 place C4-06", "1 take 4 1", "1 place C1-11", "1 take 2 1", "1 pass", "1 pass", "1 pass", "1 pass",
              "1 pass", "1 place C1-11", "1 pass" },
    offered = { "take 1 1" } },
}
