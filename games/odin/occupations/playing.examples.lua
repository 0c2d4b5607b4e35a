-- The occupations of playing.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "52 to 176: played, the cards of this file are worth 5 points",
    given = { phase = "feast", round = 7,
              open = { 52, 99, 176 } },
    score = -117 },
}
