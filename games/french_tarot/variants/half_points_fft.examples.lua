return examples {
  { say = "half a point too few: lost by one",
    players = 3, contract = "prise", declarer = 1, points = { 40.5 },
    among = { { "21 of trumps", "Excuse" } },
    figures = { margin = -1, won = false, unit = 26 },
    gains = { -52, 26, 26 } },

  { say = "half a point above: won by one",
    players = 3, contract = "prise", declarer = 1, points = { 41.5 },
    among = { { "21 of trumps", "Excuse" } },
    figures = { margin = 1, unit = 26 },
    gains = { 52, -26, -26 } },

  { say = "five players alike",
    players = 5, contract = "garde", declarer = 1, partner = 2, points = { 47.5 },
    among = { { "21 of trumps" } },
    figures = { margin = -4, unit = 58 },
    gains = { -116, -58, 58, 58, 58 } },

  { say = "whole points stay as they are",
    players = 3, contract = "prise", declarer = 1, points = { 44 },
    among = { { "21 of trumps", "Excuse" } },
    figures = { margin = 3, unit = 28 },
    gains = { 56, -28, -28 } },
}
