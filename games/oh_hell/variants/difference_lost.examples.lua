return examples {
  { say   = "a wrong bid costs a point for each trick too many or too few, and a right one nothing",
    cases = { { predicted = { 3, 0, 2, 4 }, tricks = { 3, 0, 3, 4 }, gains = { 13, 10, -1, 14 } },
              { predicted = { 4, 1, 3, 3 }, tricks = { 1, 1, 0, 8 }, gains = { -3, 11, -3, -5 } } } },
}
