-- Seat 1 is dealt ace, king and queen of trumps; 1 and 3 take five tricks, 2 and 4 eight.
local hands = { { "SA", "SK", "SQ", "HA", "HK", "C9", "C8", "C7", "C6", "C5", "C4", "C3", "C2" },
                { "S4", "S3", "S2", "H3", "H2", "DA", "DK", "DQ", "CA", "CK", "CQ", "CJ", "C10" },
                { "S7", "S6", "S5", "H5", "H4", "D9", "D8", "D7", "D6", "D5", "D4", "D3", "D2" },
                { "SJ", "S10", "S9", "S8", "HQ", "HJ", "H10", "H9", "H8", "H7", "H6", "DJ", "D10" } }

local moves = {}
local function trick(leader, ...)
  for i, card in ipairs { ... } do
    table.insert(moves, (leader + i - 2) % 4 + 1 .. " play " .. card)
  end
end
trick(1, "SA", "S2", "S5", "S8")
trick(1, "SK", "S3", "S6", "S9")
trick(1, "SQ", "S4", "S7", "S10")
trick(1, "HA", "H2", "H4", "H6")
trick(1, "HK", "H3", "H5", "H7")
trick(1, "C2", "CA", "D2", "H8")
trick(2, "CK", "D3", "H9", "C3")
trick(2, "CQ", "D4", "H10", "C4")
trick(2, "CJ", "D5", "HJ", "C5")
trick(2, "C10", "D6", "HQ", "C6")
trick(2, "DA", "D7", "D10", "C7")
trick(2, "DK", "D8", "DJ", "C8")
trick(2, "DQ", "D9", "SJ", "C9")

return examples {
  { say       = "ten points win, and a side at nine scores no honours",
    hands     = hands, last_card = "SJ", moves = moves,
    cases     = {
      { say = "at seven points", scores = { 7, 6, 7, 6 }, gains = { 2, 2, 2, 2 }, to_act = { 2 } },
      { say = "at eight points they win", scores = { 8, 6, 8, 6 }, gains = { 2, 2, 2, 2 }, winners = { 1, 3 } },
      { say = "at nine there are none", scores = { 9, 6, 9, 6 }, gains = { 0, 2, 0, 2 }, to_act = { 2 } },
      { say = "tricks come first", scores = { 8, 8, 8, 8 }, gains = { 0, 2, 0, 2 }, winners = { 2, 4 } } } },

  { say       = "where a side at eight has none either, it scores nothing",
    house     = { honours_bar = 8 },
    hands     = hands, last_card = "SJ", moves = moves,
    scores    = { 8, 6, 8, 6 }, gains = { 0, 2, 0, 2 }, to_act = { 2 } },
}
