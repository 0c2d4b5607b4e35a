local function hands(aces)
  local dealt = { { "7 of bells", "7 of acorns", "7 of leaves" }, { "8 of bells", "8 of acorns", "8 of leaves" },
                  { "9 of bells", "9 of acorns", "9 of leaves" }, { "10 of bells", "10 of acorns", "10 of leaves" } }
  dealt[aces] = { "Ace of bells", "Ace of acorns", "Ace of leaves" }
  return dealt
end

return examples {
  { say = "the eldest hand alone",   hands = hands(1), moves = {}, pool_after = 1 },
  { say = "or another player alone", hands = hands(3), moves = {}, pool_after = 1 },
  { say = "two aces are too few",
    hands = { { "Ace of bells", "Ace of acorns" }, { "Ace of leaves", "Ace of hearts" },
              { "7 of bells", "7 of acorns" }, { "8 of bells", "8 of acorns" } },
    moves = {}, pool_after = 0 },
}
