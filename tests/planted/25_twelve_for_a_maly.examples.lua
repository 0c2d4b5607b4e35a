return examples {
  { say      = "a malý that is kept",
    contract = "malý", declarer = 1,
    tricks   = { 0, 4, 1, 3 },
    gains    = { 36, -12, -12, -12 } },
}
