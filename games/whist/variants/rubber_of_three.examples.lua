return examples {
  { say     = "a game is worth three rubber points if the losers have none, two for one or two, else one",
    tricks  = { 9, 4, 0, 0 },
    cases   = { { tallies = { game_points = { 2, 0, 2, 0 } }, gains = { 3, 0, 3, 0 },
                  tallies_after = { games = { 1, 0, 1, 0 } } },
                { tallies = { game_points = { 2, 2, 2, 2 } }, gains = { 2, 0, 2, 0 } },
                { tallies = { game_points = { 2, 4, 2, 4 } }, gains = { 1, 0, 1, 0 } },
                { say = "and not yet won nothing", tallies = { game_points = { 1, 0, 1, 0 } }, gains = { 0, 0, 0, 0 },
                  tallies_after = { game_points = { 4, 0, 4, 0 }, games = { 0, 0, 0, 0 } } } } },

  { say     = "games of 5:0, 2:5 and 5:4: the rubber itself is two more, and wins by four",
    scores  = { 3, 2, 3, 2 },
    tricks  = { 9, 4, 0, 0 },
    tallies = { games = { 1, 1, 1, 1 }, game_points = { 2, 4, 2, 4 } },
    gains   = { 3, 0, 3, 0 } },

  { say     = "two games to nothing are the largest rubber, eight points",
    scores  = { 3, 0, 3, 0 },
    tricks  = { 9, 4, 0, 0 },
    tallies = { games = { 1, 0, 1, 0 }, game_points = { 2, 0, 2, 0 } },
    gains   = { 5, 0, 5, 0 } },

  { say     = "a new game begins at nothing",
    tricks  = { 9, 4, 0, 0 },
    tallies = { games = { 0, 1, 0, 1 }, game_points = { 3, 5, 3, 5 } },
    gains   = { 0, 0, 0, 0 },
    tallies_after = { game_points = { 3, 0, 3, 0 }, games = { 0, 1, 0, 1 } } },
}
