return examples {
  { say    = "the last heart falls early in a trick, which is played to its end: its winner has the point",
    with   = { "no_passing" },
    hands  = { { "2 of clubs", "2 of hearts", "2 of spades" },
               { "3 of clubs", "King of diamonds", "3 of spades" },
               { "4 of clubs", "Ace of diamonds", "4 of spades" },
               { "Ace of clubs", "Jack of diamonds", "5 of spades" } },
    moves  = { "1 play C2", "2 play C3", "3 play C4", "4 play CA", "4 play DJ", "1 play H2", "2 play DK",
               "3 play DA" },
    tricks = { 0, 0, 1, 1 },
    points = { 0, 0, 1, 0 } },

  { say           = "no point is lost",
    for_all_deals = 300,
    holds         = function (result)
      local sum = 0
      for _, seat in ipairs(result.seats) do sum = sum + seat.points end
      return sum == 26
    end },
}
