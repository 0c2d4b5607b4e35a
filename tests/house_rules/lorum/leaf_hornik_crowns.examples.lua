return examples {
  { say    = "thrown off in the last trick it wins",
    hands  = { { "Ace of bells" }, { "Horník of leaves" }, { "9 of bells" }, { "8 of bells" } },
    moves  = { "1 play BA" },
    tricks = { 0, 1, 0, 0 } },

  { say    = "in any other it does not",
    hands  = { { "Ace of bells", "7 of acorns" }, { "Horník of leaves", "Ace of acorns" },
               { "9 of bells", "8 of acorns" }, { "8 of bells", "9 of acorns" } },
    moves  = { "1 play BA", "2 play LO" },
    tricks = { 1, 1, 0, 0 } },

  { say    = "the pool stays where it is",
    finish = true,
    pool   = 60,
    shares = { 0, 0, 0, 0 },
    pool_after = 60 },
}
