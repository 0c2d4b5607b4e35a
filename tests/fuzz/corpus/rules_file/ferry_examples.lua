return examples {
  { say = "a throw of two", given = { supply = { "2 silver" }, chance = { 2 } },
    moves = { "1 place F-01", "1 pass", "1 succeed 2" }, supply_after = { "0 silver", "2 fish" } },
  { say = "kippers", given = { hand = { 1 }, round = 2, workers = 2 }, moves = { "1 place F-02", "1 play 1" },
    trace = { "gain {kipper 1}", some_gaps, "gain {silver 1}" }, supply_after = { "2 kipper" } },
  { say = "income", given = { phase = "income", laid = { "put silver stall 1,1" } }, moves = { "1 pass" },
    offered = { "put kipper stall 1,0" }, not_offered = { "pass" }, score = 7 },
}
