return examples {
  { say = "11 count as 15", contract = "prise", declarer = 1, points = { 62 }, among = { { "21 of trumps" } },
    figures = { margin = 11, unit = 40 } },
  { say = "10 as 10", contract = "prise", declarer = 1, points = { 61 }, among = { { "21 of trumps" } },
    figures = { margin = 10, unit = 35 } },
  { say = "the base of every deal is a multiple of five, and without a slam all gains add up to nothing",
    for_all_deals = 20,
    holds = function (result)
      local sum, swept = 0, false
      for _, seat in ipairs(result.seats) do sum = sum + seat.gain end
      for _, side in ipairs(result.sides) do
        swept = swept or side:announced("slam") or side.tricks == result.trick_count
      end
      return contains({ 56, 51, 41, 36 }, result.target) and result.base % 5 == 0 and (swept or sum == 0)
    end },
}
