return examples {
  { say = "just a hundred falls", scores = { 90, 80, 0, 0 }, points = { 10, 16, 0, 0 }, gains = { -40, 16, 0, 0 } },
}
