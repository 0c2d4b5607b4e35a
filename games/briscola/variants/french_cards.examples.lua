return examples {
  { say      = "the queen is the knight",
    captured = { { "Ace of hearts", "3 of hearts", "King of hearts", "Queen of hearts", "Jack of hearts" }, {} },
    points   = { 30, 0 } },

  { say        = "and stands between king and jack",
    trump_suit = "spades",
    cases      = { { trick = { "Jack of hearts", "Queen of hearts" }, winner = 2 },
                   { trick = { "Queen of hearts", "King of hearts" }, winner = 2 },
                   { trick = { "King of hearts", "3 of hearts" }, winner = 2 } } },

  { say    = "forty cards: three each, one turned, and 33 in the stock",
    for_all_deals = 20,
    holds  = function (result) return result.trick_count == 20 and result.all_points == 120 end },

  { say     = "three play without the two of hearts",
    players = 3,
    for_all_deals = 20,
    holds   = function (result) return result.trick_count == 13 end },
}
