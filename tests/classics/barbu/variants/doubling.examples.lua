-- The dealer is seat 4 and takes one queen, seat 2 one and seat 3 two.
local captured = { {}, { "Queen of clubs" }, { "Queen of spades", "Queen of hearts" }, { "Queen of diamonds" } }

return examples {
  { say      = "the difference goes to the better of the two",
    contract = "no queens", declarer = 4, captured = captured,
    cases    = { { say = "nobody doubled", gains = { 0, -6, -12, -6 } },
                 { say = "seat 1 doubled the dealer", announced = { [1] = { "double to the right" } },
                   gains = { 6, -6, -12, -12 } },
                 { say = "seat 3 did, and was redoubled",
                   announced = { [3] = { "double to the left" }, [4] = { "redouble to the right" } },
                   gains = { 0, -6, -24, 6 } } } },

  { say   = "each in turn is asked about each of the others",
    cases = { { moves = { "4 declare no_queens" }, legal = { "1 pass", "1 declare double_to_the_left" } },
              { moves = { "4 declare no_queens", "1 declare double_to_the_left" },
                legal = { "1 pass", "1 declare double_across" } } } },

  { say   = "who was doubled may redouble",
    moves = { "4 declare no_queens", "1 declare double_to_the_right", "2 pass", "2 pass", "2 pass", "3 pass", "3 pass",
              "3 pass", "4 pass", "4 pass", "4 pass" },
    legal = { "4 pass", "4 declare redouble_to_the_left" } },

  { say   = "in trumps only the dealer may be doubled",
    moves = { "4 declare trumps", "4 declare spades" },
    legal = { "1 pass", "1 declare double_to_the_right" } },
}
