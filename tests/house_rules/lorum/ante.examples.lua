local hands = { { "7 of bells", "7 of acorns" }, { "8 of bells", "8 of acorns" },
                { "9 of bells", "9 of acorns" }, { "10 of bells", "7 of hearts" } }

return examples {
  { say        = "two chips each lie in the pool before anybody is asked",
    hands      = hands,
    moves      = {},
    pool_after = 8 },

  { say        = "they belong to the gains of the deal",
    hands      = hands,
    moves      = { "1 declare velky", "1 play B7", "4 play B10", "4 play H7" },
    gains      = { -62, 18, 18, 18 } },
}
