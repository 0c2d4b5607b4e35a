-- In a deal of one card for each every contract is seven short.
local one_each = { { "Ace of clubs" }, { "3 of clubs" }, { "5 of clubs" }, { "7 of clubs" } }

-- In one of seven cards, each of one suit, seat 4 takes them all with spades.
local seven_each, seven_tricks = { {}, {}, {}, {} },
  { "4 bid 1s", "1 double", "2 redouble", "3 pass", "4 pass", "1 pass" }
for rank = 8, 2, -1 do
  for turn = 0, 3 do
    local seat = rank == 8 and turn + 1 or (turn + 3) % 4 + 1
    local card = ("CDHS"):sub(seat, seat) .. rank
    table.insert(seven_each[seat], card)
    table.insert(seven_tricks, (seat == 2 and 4 or seat) .. " play " .. card)  -- 4 plays the open hand
  end
end

return examples {
  { say      = "a hundred below the line are a game, for which nothing is written besides",
    contract = "4 spades", declarer = 1,
    tricks   = { 10, 3, 0, 0 }, gains = { 120, 0, 120, 0 },
    tallies_after = { games = { 1, 0, 1, 0 }, below_the_line = { 0, 0, 0, 0 } } },

  { say      = "a part score stays below the line, and brings nothing besides",
    contract = "1 no trumps", declarer = 1, tallies = { below_the_line = { 50, 80, 50, 80 } },
    tricks   = { 9, 4, 0, 0 }, gains = { 100, 0, 100, 0 },
    tallies_after = { games = { 0, 0, 0, 0 }, below_the_line = { 90, 80, 90, 80 } } },

  { say      = "what stands there adds up to a game, which wipes both counts",
    contract = "2 diamonds", declarer = 1, tallies = { below_the_line = { 60, 40, 60, 40 } },
    tricks   = { 8, 5, 0, 0 }, gains = { 40, 0, 40, 0 },
    tallies_after = { games = { 1, 0, 1, 0 }, below_the_line = { 0, 0, 0, 0 } } },

  { say      = "a contract that fails leaves both as they are",
    contract = "4 spades", declarer = 1, tallies = { below_the_line = { 60, 40, 60, 40 } },
    tricks   = { 9, 4, 0, 0 }, gains = { 0, 50, 0, 50 },
    tallies_after = { games = { 0, 0, 0, 0 }, below_the_line = { 60, 40, 60, 40 } } },

  { say      = "two games end the rubber",
    contract = "4 spades", declarer = 1, tricks = { 10, 3, 0, 0 },
    cases    = { { say = "for 700 if the others have none", tallies = { games = { 1, 0, 1, 0 } },
                   gains = { 820, 0, 820, 0 } },
                 { say = "for 500 if they have one", tallies = { games = { 1, 1, 1, 1 } },
                   gains = { 620, 0, 620, 0 } },
                 { say = "and one does not", tallies = { games = { 0, 1, 0, 1 } }, gains = { 120, 0, 120, 0 } } } },

  { say      = "a game makes a side vulnerable",
    hands    = one_each,
    moves    = { "4 bid 1s", "1 pass", "2 pass", "3 pass" },
    cases    = { { tallies = { games = { 0, 1, 0, 1 } }, gains = { 700, 0, 700, 0 } },
                 { tallies = { games = { 1, 0, 1, 0 } }, gains = { 350, 0, 350, 0 } } } },

  { say      = "nobody is in the second deal while nobody has one",
    deal     = 2, hands = one_each,
    moves    = { "4 bid 1s", "1 pass", "2 pass", "3 pass" },
    gains    = { 350, 0, 350, 0 } },

  { say      = "slams and what is doubled count as usual",
    declarer = 1,
    cases    = { { contract = "6 no trumps", tricks = { 12, 1, 0, 0 }, gains = { 690, 0, 690, 0 } },
                 { contract = "2 hearts", doubled = 1, tricks = { 9, 4, 0, 0 }, gains = { 270, 0, 270, 0 },
                   tallies_after = { games = { 1, 0, 1, 0 } } } } },

  { say      = "after which nobody is asked",
    hands    = seven_each, moves = seven_tricks,
    cases    = { { tallies = { games = { 0, 1, 0, 1 } }, gains = { 0, 920, 0, 920 }, to_act = {} },
                 { tallies = { games = { 1, 1, 1, 1 } }, gains = { 0, 720, 0, 720 }, to_act = {} },
                 { tallies = { games = { 1, 0, 1, 0 } }, gains = { 0, 220, 0, 220 }, to_act = { 1 } } } },

  { say = "the rubber goes on until a side has two games", match = { deals = 0 } },

  { say     = "and is won by the higher total, not by the games",
    finish  = true, scores = { 900, 1000, 900, 1000 }, winners = { 2, 4 } },
}
