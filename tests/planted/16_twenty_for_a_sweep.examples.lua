return examples {
  { say    = "a sweep is paid by each of the others",
    tricks = { 8, 0, 0, 0 },
    points = { 20, 0, 0, 0 },
    gains  = { 15, -5, -5, -5 } },
}
