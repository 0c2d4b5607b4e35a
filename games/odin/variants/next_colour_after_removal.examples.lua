return examples {
  { say   = "after the twelfth phase no Viking of the round's colour comes home early any more",
    given = { open = { 52 }, hand = { 60 }, supply = { "silver" }, round = 2, phase = "removal",
              on_spaces = { ["C1-07"] = 1 }, others_on_spaces = { ["C1-08"] = 1 } },
    moves = { "1 pass", "1 use 52", "1 play 60" },
    trace = { "phase removal", some_gaps, "use 52", some_gaps, "play 60", gap "done" } },
}
