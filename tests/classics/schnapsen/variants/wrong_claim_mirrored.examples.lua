return examples {
  { say       = "a wrong claim costs one, of a player below 33 two, and without a trick three",
    announced = { [1] = { "sixty-six" } },
    cases     = { { points = { 60, 34 }, tricks = { 7, 3 }, gains = { 0, 1 } },
                  { points = { 60, 32 }, tricks = { 7, 3 }, gains = { 0, 2 } },
                  { points = { 60, 0 }, tricks = { 10, 0 }, gains = { 0, 3 } } } },
}
