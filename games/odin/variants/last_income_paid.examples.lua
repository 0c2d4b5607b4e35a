return examples {
  { say   = "a silver in the seventh round",
    given = { phase = "income", round = 7, laid = { "put silver home 11,0", "put silver home 10,0",
              "put silver home 11,1", "put silver home 10,1" } },
    moves = { "1 pass" },
    supply_after = { "2 silver" } },
}
