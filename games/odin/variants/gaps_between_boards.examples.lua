return examples {
  { say   = "bonuses of two boards are taken one after the other",
    given = { phase = "bonus", boards = { "long house" }, supply = { "hide" },
              laid = { "put silver home 4,0", "put silver home 4,1", "put silver home 5,1",
                       "put silver home 6,0", "put silver home 6,1", "put silver long_house_1 0,9",
                       "put silver long_house_1 1,9", "put silver long_house_1 1,10" } },
    moves = { "1 pass", "1 pass" },
    trace = { "phase bonus", gap "before", gap "start", "evaluate bonus", "gain {ore 1}", gap "board",
              "gain {peas 1}", gap "board" } },

  { say   = "so is income",
    given = { phase = "income", round = 3, laid = { "put silver home 11,0", "put silver home 10,0",
              "put silver home 11,1", "put silver home 10,1" } },
    moves = { "1 pass" },
    trace = { "phase income", gap "before", gap "start", "evaluate income", "gain {silver 2}", gap "board" } },

  { say   = "Maid may take silverware for the second house after the first has paid",
    given = { open = { 177 }, phase = "bonus", boards = { "long house", "long house" },
              laid = { "put silver long_house_1 0,9", "put silver long_house_1 1,9", "put silver long_house_1 1,10",
                       "put silver long_house_2 0,9", "put silver long_house_2 1,9", "put silver long_house_2 1,10" } },
    moves = { "1 pass", "1 pass", "1 use 177" },
    trace = { "evaluate bonus", "gain {peas 1}", gap "board", "replaced by 177", "gain {silverware 1}", gap "board" },
    supply_after = { "1 peas", "1 silverware" } },
}
