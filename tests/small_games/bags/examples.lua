return examples {
  { say = "two bags on top of three: the fourth costs ten, and one is left",
    scores = { 20, 30, 20, 30 }, tallies = { bags = { 3, 0, 3, 0 } },
    tricks = { 2, 1, 2, 1 }, gains = { 10, 20, 10, 20 },
    tallies_after = { bags = { 1, 0, 1, 0 } }, figures = { shown = { 1010, 20, 1010, 20 } } },

  { say = "the tricks of a nil are bags, and the nil is lost",
    announced = { [1] = "nil" }, tricks = { 1, 2, 1, 2 }, gains = { -10, 20, -10, 20 },
    tallies_after = { bags = { 1, 2, 1, 2 } } },
}
