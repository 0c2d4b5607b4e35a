-- The occupations of playing.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "52 to 176: played, the cards of this file are worth 5 points",
    given = { phase = "feast", round = 7,
              open = { 52, 99, 176 } },
    score = -117 },

  { say   = "99: one occupation a draw",
    given = { open = { 99 }, hand = { 22, 25 }, workers = 6 },
    moves = { "1 place C1-17", "1 yes", "1 use 99", "1 play 22" },
    not_offered = { "play 25" } },
}
