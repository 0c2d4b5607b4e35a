return examples {
  { say       = "sixty points go with the deal",
    contract  = "garde", declarer = 1,
    points    = { 48 },
    among     = { { "21 of trumps", "Excuse" } },
    announced = { [1] = { "quadruple handful" } },
    figures   = { handfuls = 60, unit = 124 } },

  { say       = "or as many as the table wants",
    house     = { quadruple_handful = 80 },
    contract  = "garde", declarer = 1,
    points    = { 48 },
    among     = { { "21 of trumps", "Excuse" } },
    announced = { [1] = { "quadruple handful" } },
    figures   = { handfuls = 80, unit = 144 } },
}
