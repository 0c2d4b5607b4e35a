-- Captured cards without points are left out.

local six_hearts =
  { "Ace of hearts", "King of hearts", "Horník of hearts", "Dolník of hearts", "10 of hearts", "9 of hearts" }
local leaf_and_two_hearts = { "Horník of leaves", "8 of hearts", "7 of hearts" }

return examples {
  { say      = "the leaf Horník taken by the player who exposed it counts twenty-four",
    pool     = 0,
    exposed  = { [2] = { "Horník of leaves" } },
    captured = { six_hearts, leaf_and_two_hearts, {}, { "Horník of acorns" } },
    points   = { 6, 26, 0, 4 },
    gains    = { -6, -26, 36, -4 },
    pool_after = 0 },

  { say      = "taken by anybody else it counts double, as before: twenty-eight in all",
    exposed  = { [3] = { "Horník of leaves" } },
    captured = { six_hearts, leaf_and_two_hearts, {}, { "Horník of acorns" } },
    points   = { 6, 18, 0, 4 } },

  { say      = "the acorn Horník alone, three times: twenty-eight in all",
    exposed  = { [4] = { "Horník of acorns" } },
    captured = { six_hearts, leaf_and_two_hearts, {}, { "Horník of acorns" } },
    points   = { 6, 10, 0, 12 } },

  { say      = "acorn Horník three times, leaf Horník twice: thirty-six in all",
    exposed  = { [1] = { "Horník of leaves" }, [4] = { "Horník of acorns" } },
    captured = { six_hearts, leaf_and_two_hearts, {}, { "Horník of acorns" } },
    points   = { 6, 18, 0, 12 } },

  { say      = "acorn Horník twice, leaf Horník three times: forty in all",
    exposed  = { [1] = { "Horník of acorns" }, [2] = { "Horník of leaves" } },
    captured = { six_hearts, leaf_and_two_hearts, {}, { "Horník of acorns" } },
    points   = { 6, 26, 0, 8 } },

  { say      = "both three times: forty-four in all",
    exposed  = { [2] = { "Horník of leaves" }, [4] = { "Horník of acorns" } },
    captured = { six_hearts, leaf_and_two_hearts, {}, { "Horník of acorns" } },
    points   = { 6, 26, 0, 12 } },

  { say      = "a Horník that nobody exposed counts once, whoever takes it",
    captured = { six_hearts, leaf_and_two_hearts, {}, { "Horník of acorns" } },
    points   = { 6, 10, 0, 4 } },
}
