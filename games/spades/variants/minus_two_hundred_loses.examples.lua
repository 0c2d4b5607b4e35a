return examples {
  { say     = "a side that falls to minus two hundred has lost",
    hands   = { { "3 of hearts" }, { "Ace of hearts" }, { "4 of hearts" }, { "5 of hearts" } },
    moves   = { "1 predict 1", "2 predict 1", "3 predict 1", "4 predict nil" },
    gains   = { -20, 110, -20, 110 },
    cases   = { { scores = { -180, 0, -180, 0 }, to_act = {}, winners = { 2, 4 } },
                { say = "or lower", scores = { -250, 0, -250, 0 }, to_act = {}, winners = { 2, 4 } },
                { say = "not at minus one hundred and ninety-nine", scores = { -179, 0, -179, 0 }, to_act = { 2 } },
                { say = "and five hundred win as ever", scores = { 0, 390, 0, 390 }, to_act = {},
                  winners = { 2, 4 } } } },

  { say     = "of two that fall so low together the higher has won",
    hands   = { { "3 of hearts" }, { "Ace of hearts" }, { "4 of hearts" }, { "5 of hearts" } },
    moves   = { "1 predict 1", "2 predict 1", "3 predict 1", "4 predict 1" },
    gains   = { -20, -20, -20, -20 },
    cases   = { { scores = { -180, -185, -180, -185 }, to_act = {}, winners = { 1, 3 } },
                { say = "and equal scores play on", scores = { -180, -180, -180, -180 }, to_act = { 2 } } } },
}
