return examples {
  { say   = "not next to a Viking of the last round",
    given = { open = { 91 }, supply = { "silver", "flax" }, strips = { 1 }, round = 2, workers = 0,
              others_on_spaces = { ["C1-10"] = 1 } },
    moves = { "1 pass" },
    not_offered = { "use 91" } },

  { say   = "but next to one of this round",
    given = { open = { 91 }, supply = { "silver", "flax" }, strips = { 1 }, round = 2, workers = 0,
              on_spaces = { ["C1-10"] = 1 } },
    moves = { "1 pass", "1 use 91" },
    offered = { "visit C1-09", "visit C1-11" } },
}
