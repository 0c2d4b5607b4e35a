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

-- Two cards each, so that there are no tricks over six; the turned card is a spade.
local function two_each(first, second, third, last)
  return { hands = { first, second, third, last }, last_card = last[1],
           moves = { "1 play " .. first[1], "2 play " .. second[1], "3 play " .. third[1], "4 play " .. last[1],
                     "1 play " .. first[2] } }
end

local function merged(one, other)
  for key, value in pairs(other) do one[key] = value end
  return one
end

return examples {
  { say       = "three honours of a side are two points, beside the tricks of the other",
    hands     = hands, last_card = "SJ", moves = moves,
    cases     = {
      { say = "at two points", scores = { 2, 1, 2, 1 }, gains = { 2, 2, 2, 2 }, to_act = { 2 } },
      { say = "at three points they win", scores = { 3, 1, 3, 1 }, gains = { 2, 2, 2, 2 }, winners = { 1, 3 } },
      { say = "at four there are none", scores = { 4, 1, 4, 1 }, gains = { 0, 2, 0, 2 }, to_act = { 2 } },
      { say = "tricks come first", scores = { 3, 3, 3, 3 }, gains = { 0, 2, 0, 2 }, winners = { 2, 4 } } } },

  merged({ say = "all four are four points, and both hands of a side count together", gains = { 4, 0, 4, 0 } },
         two_each({ "SA", "SJ" }, { "C2", "C3" }, { "SK", "SQ" }, { "S2", "C4" })),

  merged({ say = "two are nothing to either side", gains = { 0, 0, 0, 0 } },
         two_each({ "SA", "C5" }, { "SK", "C2" }, { "SQ", "C6" }, { "SJ", "C4" })),

  merged({ say = "the turned card is one of those dealt to the dealer, and honours that lose tricks count as well",
           gains = { 0, 2, 0, 2 } },
         two_each({ "SA", "C5" }, { "SK", "C2" }, { "S2", "C6" }, { "SJ", "SQ" })),

  merged({ say = "the ten is none, and neither is an ace of another suit", gains = { 0, 0, 0, 0 } },
         two_each({ "SA", "CA" }, { "C2", "C3" }, { "SK", "S10" }, { "S2", "DA" })),

  { say       = "where eight points bar honours, seven do not",
    house     = { honours_bar = 8, target_score = 10 },
    hands     = hands, last_card = "SJ", moves = moves,
    cases     = { { scores = { 7, 1, 7, 1 }, gains = { 2, 2, 2, 2 } },
                  { scores = { 8, 1, 8, 1 }, gains = { 0, 2, 0, 2 } } } },
}
