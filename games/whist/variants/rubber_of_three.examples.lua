-- A whole deal: 1 and 3 take five tricks, 2 and 4 eight.
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
  { say     = "a game is worth three rubber points if the losers have none, two for one or two, else one",
    tricks  = { 9, 4, 0, 0 },
    cases   = { { tallies = { game_points = { 2, 0, 2, 0 } }, gains = { 3, 0, 3, 0 },
                  tallies_after = { games = { 1, 0, 1, 0 }, game_points = { 5, 0, 5, 0 } } },
                { tallies = { game_points = { 2, 1, 2, 1 } }, gains = { 2, 0, 2, 0 } },
                { tallies = { game_points = { 2, 2, 2, 2 } }, gains = { 2, 0, 2, 0 } },
                { tallies = { game_points = { 2, 3, 2, 3 } }, gains = { 1, 0, 1, 0 } },
                { tallies = { game_points = { 2, 4, 2, 4 } }, gains = { 1, 0, 1, 0 } },
                { say = "and not yet won nothing", tallies = { game_points = { 1, 0, 1, 0 } }, gains = { 0, 0, 0, 0 },
                  tallies_after = { game_points = { 4, 0, 4, 0 }, games = { 0, 0, 0, 0 } } } } },

  -- A rubber of 5:0, 2:5 and 5:4, won by 3 + 1 + 2 less 2.
  { say     = "the first game to nothing",
    tricks  = { 9, 4, 0, 0 },
    tallies = { game_points = { 2, 0, 2, 0 } },
    gains   = { 3, 0, 3, 0 } },

  { say     = "the second to the others, who began it at nothing",
    scores  = { 3, 0, 3, 0 },
    tricks  = { 4, 0, 0, 9 },
    tallies = { games = { 1, 0, 1, 0 }, game_points = { 2, 2, 2, 2 } },
    gains   = { 0, 2, 0, 2 } },

  { say     = "the third by one point, and two for the rubber, which is won by four",
    scores  = { 3, 2, 3, 2 },
    tricks  = { 9, 4, 0, 0 },
    tallies = { games = { 1, 1, 1, 1 }, game_points = { 2, 4, 2, 4 } },
    gains   = { 3, 0, 3, 0 } },

  { say     = "the higher score has won it",
    scores  = { 6, 2, 6, 2 },
    finish  = true,
    winners = { 1, 3 } },

  { say     = "two games to nothing are the largest rubber, eight points",
    scores  = { 3, 0, 3, 0 },
    tricks  = { 9, 4, 0, 0 },
    tallies = { games = { 1, 0, 1, 0 }, game_points = { 2, 0, 2, 0 } },
    gains   = { 5, 0, 5, 0 } },

  { say     = "a new game begins at nothing",
    tricks  = { 9, 4, 0, 0 },
    tallies = { games = { 0, 1, 0, 1 }, game_points = { 3, 5, 3, 5 } },
    gains   = { 0, 0, 0, 0 },
    tallies_after = { game_points = { 3, 0, 3, 0 }, games = { 0, 1, 0, 1 } } },

  { say       = "the rubber goes on after one game, and is over after two",
    hands     = hands, last_card = "SJ", moves = moves,
    tallies   = { games = { 1, 0, 1, 0 } },
    cases     = { { say = "no game", scores = { 3, 0, 3, 0 }, tallies = { games = { 1, 0, 1, 0 } }, to_act = { 2 } },
                  { say = "one game each", scores = { 3, 0, 3, 0 },
                    tallies = { games = { 1, 0, 1, 0 }, game_points = { 0, 3, 0, 3 } },
                    gains = { 0, 3, 0, 3 }, to_act = { 2 } },
                  { say = "two games", scores = { 3, 1, 3, 1 },
                    tallies = { games = { 1, 1, 1, 1 }, game_points = { 4, 3, 4, 3 } },
                    gains = { 0, 3, 0, 3 }, to_act = {}, winners = { 2, 4 } } } },

  { say     = "where three points win a game, two do not",
    house   = { target_score = 3 },
    tricks  = { 8, 5, 0, 0 },
    cases   = { { tallies = { game_points = { 1, 0, 1, 0 } }, gains = { 3, 0, 3, 0 } },
                { tallies = { game_points = { 0, 1, 0, 1 } }, gains = { 0, 0, 0, 0 } } } },
}
