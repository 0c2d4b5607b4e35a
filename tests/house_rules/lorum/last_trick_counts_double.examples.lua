return examples {
  { say    = "the hearts and the leaf Horník of the last trick are paid twice",
    hands  = { { "Ace of bells", "7 of leaves" }, { "10 of bells", "Horník of leaves" },
               { "9 of bells", "7 of hearts" }, { "8 of bells", "8 of hearts" } },
    moves  = { "1 play BA" },
    tricks = { 1, 1, 0, 0 },
    gains  = { 0, -20, 0, 0 } },

  { say    = "those of other tricks once",
    hands  = { { "Ace of leaves", "7 of bells" }, { "Horník of leaves", "10 of bells" },
               { "7 of hearts", "9 of bells" }, { "8 of leaves", "8 of bells" } },
    moves  = { "1 play LA", "3 play H7" },
    tricks = { 1, 1, 0, 0 },
    gains  = { -9, 0, 0, 0 } },

  { say    = "under a call nothing is paid for it",
    contract = "malý", declarer = 1,
    last_trick = { leader = 2, cards = { "Ace of hearts", "7 of hearts", "8 of hearts", "9 of hearts" } },
    tricks = { 0, 4, 1, 3 },
    gains  = { 30, -10, -10, -10 } },
}
