-- `scores` are those before the deal.

local hearts_only = { { "Ace of hearts" }, { "King of hearts" }, { "Horník of hearts" }, { "10 of hearts" } }

return examples {
  { say    = "everybody writes down what was taken",
    scores = { 0, 20, 70, 10 },
    points = { 4, 9, 3, 4 },
    gains  = { 4, 9, 3, 4 } },

  { say    = "every point, with or without every trick: the others write down all of them",
    scores = { 0, 20, 70, 10 },
    points = { 0, 0, 0, 20 },
    tricks = { 1, 1, 0, 6 },
    gains  = { 20, 20, 20, 0 } },

  { say      = "from 90 on only hearts count",
    scores   = { 90, 89, 91, 0 },
    captured = { { "Ace of hearts", "7 of hearts", "Horník of leaves" },
                 { "King of hearts", "8 of hearts", "Horník of acorns" },
                 { "Horník of hearts", "9 of hearts" }, { "10 of hearts", "Dolník of hearts" } },
    points   = { 10, 6, 2, 2 },
    gains    = { 2, 6, 2, 2 } },

  { say    = "but what somebody else has taken is written down in full (ruling 23)",
    scores = { 95, 0, 0, 0 },
    points = { 0, 20, 0, 0 },
    tricks = { 0, 8, 0, 0 },
    gains  = { 20, 0, 20, 20 } },

  { say    = "exactly a hundred become eighty",
    scores = { 89, 80, 97, 0 },
    points = { 11, 9, 0, 0 },
    gains  = { -9, 9, 0, 0 } },

  { say      = "a kept malý is written down for each of the others; a hundred and one stay",
    contract = "malý", declarer = 1,
    scores   = { 30, 91, 90, 30 },
    tricks   = { 0, 4, 1, 3 },
    gains    = { 0, 10, -10, 10 } },

  { say      = "a broken one for the declarer, once",
    contract = "malý", declarer = 2,
    points   = { 11, 2, 3, 4 },
    tricks   = { 3, 1, 2, 2 },
    gains    = { 0, 10, 0, 0 } },

  { say      = "three players: a broken veľký",
    players  = 3,
    contract = "veľký", declarer = 2,
    tricks   = { 1, 9, 0 },
    gains    = { 0, 30, 0 } },

  { say    = "the match goes on while nobody has more than a hundred",
    scores = { 0, 96, 60, 0 },
    hands  = hearts_only,
    moves  = { "1 play HA" },
    gains  = { 0, -16, 4, 4 },
    to_act = { 2 } },

  { say    = "and ends as soon as somebody has",
    scores = { 0, 97, 60, 0 },
    hands  = hearts_only,
    moves  = { "1 play HA" },
    gains  = { 0, 4, 4, 4 },
    to_act = {} },

  { say     = "the fewest points win",
    finish  = true,
    scores  = { 12, 101, 40, 80 },
    winners = { 1 } },
}
