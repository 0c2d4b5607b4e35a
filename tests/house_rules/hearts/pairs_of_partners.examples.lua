return examples {
  { say = "a side counts together, and all points are nothing special", points = { 20, 0, 6, 0 }, gains = { 26, 0, 26,
    0 } },
}
