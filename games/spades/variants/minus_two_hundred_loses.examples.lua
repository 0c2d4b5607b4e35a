return examples {
  { say     = "a side that falls to minus two hundred has lost",
    hands   = { { "3 of hearts" }, { "Ace of hearts" }, { "4 of hearts" }, { "5 of hearts" } },
    moves   = { "1 predict 1", "2 predict 1", "3 predict 1", "4 predict nil" },
    cases   = { { scores = { -190, 0, -190, 0 }, gains = { -20, 110, -20, 110 }, winners = { 2, 4 } },
                { say = "not at minus one hundred and ninety-nine", scores = { -179, 0, -179, 0 },
                  gains = { -20, 110, -20, 110 }, to_act = { 2 } } } },
}
