return examples {
  { say    = "usually everybody keeps what was taken",
    points = { 3, 20, 0, 3 },
    gains  = { 3, 20, 0, 3 } },

  { say    = "and the moon is the moon",
    points = { 0, 26, 0, 0 },
    gains  = { 26, 0, 26, 26 } },
}
