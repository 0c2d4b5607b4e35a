local hands = {
  { "King of bells", "7 of acorns", "8 of hearts" },
  { "8 of bells", "Ace of acorns", "9 of hearts" },
  { "9 of bells", "King of acorns", "8 of acorns" },
  { "10 of bells", "9 of acorns", "Ace of hearts" },
}

return examples {
  { say      = "malý: the first trick of the declarer ends the deal, and the stake is the same",
    hands    = hands,
    moves    = { "1 declare maly", "1 play BK", "2 play B8", "3 play B9", "4 play B10" },
    contract = "malý", declarer = 1,
    winner   = 1,
    tricks   = { 1, 0, 0, 0 },
    gains    = { -30, 10, 10, 10 } },

  { say      = "veľký: the first trick of anybody else does",
    hands    = hands,
    moves    = { "1 declare velky", "1 play BK", "2 play B8", "3 play B9", "4 play B10", "1 play A7",
                 "2 play AA", "3 play AK", "4 play A9" },
    contract = "veľký", declarer = 1,
    tricks   = { 1, 1, 0, 0 },
    gains    = { -60, 20, 20, 20 } },

  { say      = "a trick that is lost is still played to its end",
    hands    = hands,
    moves    = { "1 declare velky", "1 play A7", "2 play AA" },
    to_act   = { 3 },
    may_play = { "King of acorns", "8 of acorns" } },

  { say      = "as long as the promise can be kept the play goes on",
    hands    = hands,
    moves    = { "1 declare maly", "1 play A7", "2 play AA", "3 play AK", "4 play A9" },
    to_act   = { 2 } },

  { say      = "without a call every trick is played",
    hands    = hands,
    moves    = { "1 play BK", "2 play B8", "3 play B9", "4 play B10" },
    to_act   = { 1 } },

  { say      = "a call that has not failed is played to the last card",
    hands    = { { "7 of acorns", "7 of bells" }, { "Ace of acorns", "8 of bells" },
                 { "King of acorns", "9 of bells" }, { "9 of acorns", "10 of bells" } },
    moves    = { "1 declare maly", "1 play A7", "2 play AA", "3 play AK", "4 play A9", "2 play B8",
                 "3 play B9", "4 play B10", "1 play B7" },
    tricks   = { 0, 1, 0, 1 },
    gains    = { 30, -10, -10, -10 } },
}
