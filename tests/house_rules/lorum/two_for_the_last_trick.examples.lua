return examples {
  { say        = "nobody with the last trick is without points",
    points     = { 0, 8, 4, 8 },
    last_trick = { leader = 1, cards = { "Ace of bells", "7 of bells", "8 of bells", "9 of bells" } },
    tricks     = { 1, 3, 2, 2 },
    figures    = { debt = { 2, 8, 4, 8 } },
    gains      = { -2, -8, -4, -8 } },
}
