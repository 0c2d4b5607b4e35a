return examples {
  { say   = "Cattle Breeder's breeding has no phase and no gaps around it",
    given = { open = { 52 }, hand = { 35 }, supply = { "silver", "2 sheep" }, workers = 6 },
    moves = { "1 use 52", "1 play 35", "1 yes" },
    trace = { "play 35", "exchange {sheep 1} -> {pregnant sheep 1}", gap "done" } },

  { say   = "cattle breed with them",
    given = { open = { 52 }, hand = { 35 }, supply = { "silver", "pregnant cattle" }, workers = 6 },
    moves = { "1 use 52", "1 play 35", "1 yes" },
    supply_after = { "2 cattle", "0 pregnant cattle" } },
}
