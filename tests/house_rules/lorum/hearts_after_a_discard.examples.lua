return examples {
  { say      = "no heart at first",
    hands    = { { "7 of hearts", "9 of bells", "8 of bells" }, { "8 of hearts", "10 of bells", "Ace of bells" },
                 { "9 of hearts", "7 of leaves", "King of acorns" }, { "10 of hearts", "8 of leaves",
                   "Ace of acorns" } },
    moves    = { "1 pass", "2 pass", "3 pass", "4 pass" },
    to_act   = { 1 },
    legal    = { "1 play B8", "1 play B9" } },

  { say      = "a heart that was thrown on bells opens them",
    hands    = { { "7 of hearts", "9 of bells", "8 of bells" }, { "8 of hearts", "10 of bells", "Ace of bells" },
                 { "9 of hearts", "7 of leaves", "King of acorns" }, { "10 of hearts", "8 of leaves",
                   "Ace of acorns" } },
    moves    = { "1 play B8", "2 play B10", "3 play H9", "4 play L8" },
    to_act   = { 2 },
    legal    = { "2 play BA", "2 play H8" } },
}
