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

-- Seat 1 takes every trick, and is dealt all four honours.
local all_hands = { { "SA", "SK", "SQ", "SJ", "S10", "S9", "S8", "S7", "S6", "S5", "S4", "S3", "HA" },
                    { "CA", "CK", "CQ", "CJ", "C10", "C9", "C8", "C7", "C6", "C5", "C4", "C3", "C2" },
                    { "HK", "HQ", "HJ", "H10", "H9", "H8", "H7", "H6", "H5", "H4", "H3", "H2", "DA" },
                    { "S2", "DK", "DQ", "DJ", "D10", "D9", "D8", "D7", "D6", "D5", "D4", "D3", "D2" } }
local all_moves = {}
for i = 1, 13 do
  for seat = 1, 4 do table.insert(all_moves, seat .. " play " .. all_hands[seat][i]) end
end

return examples {
  { say       = "three honours of a side are two points of the game, beside the tricks of the other",
    hands     = hands, last_card = "SJ", moves = moves,
    cases     = {
      { say = "with nothing before", gains = { 0, 0, 0, 0 },
        tallies_after = { game_points = { 2, 2, 2, 2 }, games = { 0, 0, 0, 0 } } },
      { say = "at three points they win the game", tallies = { game_points = { 3, 1, 3, 1 } },
        gains = { 1, 0, 1, 0 }, tallies_after = { game_points = { 5, 3, 5, 3 }, games = { 1, 0, 1, 0 } } },
      { say = "at four there are none", tallies = { game_points = { 4, 1, 4, 1 } },
        gains = { 0, 0, 0, 0 }, tallies_after = { game_points = { 4, 3, 4, 3 }, games = { 0, 0, 0, 0 } } },
      { say = "tricks come first", tallies = { game_points = { 3, 3, 3, 3 } },
        gains = { 0, 1, 0, 1 }, tallies_after = { game_points = { 3, 5, 3, 5 }, games = { 0, 1, 0, 1 } } },
      { say = "a new game begins at nothing, and nothing is barred",
        tallies = { game_points = { 5, 4, 5, 4 }, games = { 1, 0, 1, 0 } },
        gains = { 0, 0, 0, 0 }, tallies_after = { game_points = { 2, 2, 2, 2 }, games = { 1, 0, 1, 0 } } } } },

  { say       = "all four are four points, both hands of a side together, and two are nothing",
    last_card = "S2",
    moves     = { "1 play SA", "2 play C2", "3 play SQ", "4 play S2", "1 play SK", "2 play C3" },
    cases     = { { hands = { { "SA", "SK" }, { "C2", "C3" }, { "SQ", "SJ" }, { "S2", "C4" } },
                    tallies_after = { game_points = { 4, 0, 4, 0 } } },
                  { hands = { { "SA", "SK" }, { "C2", "C3" }, { "SQ", "S10" }, { "S2", "SJ" } },
                    tallies_after = { game_points = { 2, 0, 2, 0 } } },
                  { hands = { { "SA", "SK" }, { "C2", "C3" }, { "SQ", "CA" }, { "S2", "C4" } },
                    say = "three", tallies_after = { game_points = { 2, 0, 2, 0 } } } } },

  { say       = "the side that takes the tricks has its honours as well, unless the tricks win the game",
    hands     = all_hands, last_card = "S2", moves = all_moves,
    tallies   = { game_points = { 3, 0, 3, 0 } },
    cases     = { { house = { target_score = 20 }, tallies_after = { game_points = { 14, 0, 14, 0 } } },
                  { house = { target_score = 11 }, tallies_after = { game_points = { 14, 0, 14, 0 } } },
                  { house = { target_score = 10 }, tallies_after = { game_points = { 10, 0, 10, 0 } } } } },

  { say       = "where two points bar honours, one does not",
    house     = { honours_bar = 2 },
    hands     = hands, last_card = "SJ", moves = moves,
    cases     = { { tallies = { game_points = { 1, 0, 1, 0 } }, tallies_after = { game_points = { 3, 2, 3, 2 } } },
                  { tallies = { game_points = { 2, 0, 2, 0 } }, tallies_after = { game_points = { 2, 2, 2, 2 } } } } },
}
