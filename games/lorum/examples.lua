-- Worked examples: each is a line of the rules, and each is a test.
-- Seats are numbered in order of play from the eldest hand; four play unless it says otherwise.

return examples {
  -- Following.

  { say      = "a player who can follow suit must",
    trick    = { "10 of bells" },
    hand     = { "7 of bells", "King of bells", "7 of hearts" },
    may_play = { "7 of bells", "King of bells" } },

  { say      = "a player who is void may throw off anything",
    trick    = { "10 of bells" },
    hand     = { "7 of hearts", "Ace of leaves" },
    may_play = { "7 of hearts", "Ace of leaves" } },

  { say      = "any card may be led",
    trick    = {},
    hand     = { "7 of hearts", "Horník of leaves", "9 of acorns" },
    may_play = { "7 of hearts", "Horník of leaves", "9 of acorns" } },

  { say      = "malý: a player who cannot head the trick just follows suit",
    contract = "malý", declarer = 1, leader = 1,
    trick    = { "Dolník of acorns" },
    hand     = { "10 of acorns", "Ace of hearts", "Ace of bells" },
    may_play = { "10 of acorns" } },

  { say      = "malý: a player who can head the trick must, with whichever card that does it",
    contract = "malý", declarer = 1, leader = 1,
    trick    = { "Dolník of acorns", "10 of acorns" },
    hand     = { "King of acorns", "Horník of acorns", "9 of acorns", "8 of acorns" },
    may_play = { "King of acorns", "Horník of acorns" } },

  { say      = "malý: it is the best card so far that must be beaten",
    contract = "malý", declarer = 1, leader = 1,
    trick    = { "Dolník of acorns", "10 of acorns", "Horník of acorns" },
    hand     = { "Ace of acorns", "7 of acorns" },
    may_play = { "Ace of acorns" } },

  { say      = "without a call the same hand may stay below",
    leader   = 1,
    trick    = { "Dolník of acorns", "10 of acorns", "Horník of acorns" },
    hand     = { "Ace of acorns", "7 of acorns" },
    may_play = { "Ace of acorns", "7 of acorns" } },

  { say      = "under veľký nobody has to head the trick",
    contract = "veľký", declarer = 1, leader = 1,
    trick    = { "Dolník of acorns" },
    hand     = { "King of acorns", "7 of acorns", "7 of hearts" },
    may_play = { "King of acorns", "7 of acorns" } },

  { say      = "malý: the declarer has to head the trick like everybody else, and so loses the promise",
    contract = "malý", declarer = 1, leader = 2,
    trick    = { "9 of bells", "10 of bells", "8 of bells" },
    hand     = { "7 of bells", "Dolník of bells" },
    may_play = { "Dolník of bells" } },

  { say      = "malý: below a card that cannot be beaten the declarer may choose",
    contract = "malý", declarer = 1, leader = 2,
    trick    = { "9 of bells", "Horník of bells", "8 of bells" },
    hand     = { "7 of bells", "Dolník of bells" },
    may_play = { "7 of bells", "Dolník of bells" } },

  { say      = "malý: a player who is void may throw off anything",
    contract = "malý", declarer = 1, leader = 1,
    trick    = { "9 of leaves", "King of leaves" },
    hand     = { "Ace of hearts", "7 of hearts", "8 of bells" },
    may_play = { "Ace of hearts", "7 of hearts", "8 of bells" } },

  -- Calling.

  { say      = "four passes make a normal game",
    calls    = { "1 pass", "2 pass", "3 pass", "4 pass" },
    contract = "none", asks_next = 0 },

  { say      = "after a malý the others are asked for a veľký only, and in turn",
    calls    = { "1 pass", "2 declare maly" },
    contract = "malý", declarer = 2, asks_next = 3,
    legal    = { "3 declare velky", "3 pass" } },

  { say      = "those who passed before the malý are asked once more",
    calls    = { "1 pass", "2 declare maly", "3 pass", "4 pass" },
    contract = "malý", declarer = 2, asks_next = 1,
    legal    = { "1 declare velky", "1 pass" } },

  { say      = "a veľký may still be called over a malý, also by one who has passed",
    calls    = { "1 pass", "2 declare maly", "3 pass", "4 pass", "1 declare velky" },
    contract = "veľký", declarer = 1, asks_next = 0 },

  { say      = "a veľký ends the calling at once",
    calls    = { "1 pass", "2 declare maly", "3 declare velky" },
    contract = "veľký", declarer = 3, asks_next = 0 },

  { say      = "a veľký before any malý ends it as well",
    calls    = { "1 declare velky" },
    contract = "veľký", declarer = 1, asks_next = 0 },

  { say      = "the caller of a malý is not asked again",
    calls    = { "1 declare maly", "2 pass", "3 pass", "4 pass" },
    contract = "malý", declarer = 1, asks_next = 0 },

  { say      = "there is never a second malý, and nobody speaks out of turn",
    calls    = { "1 declare maly" },
    contract = "malý", declarer = 1, asks_next = 2,
    refused  = { ["2 declare maly"] = "no-such-call", ["3 declare velky"] = "not-your-turn" } },

  -- The first lead.

  { say      = "whoever plays malý or veľký leads to the first trick, wherever they sit",
    moves    = { "1 pass", "2 pass", "3 declare maly", "4 pass", "1 pass", "2 pass" },
    contract = "malý", declarer = 3,
    to_act   = { 3 } },

  { say      = "without a call the player to the right of the dealer does",
    dealer   = 1,
    moves    = { "2 pass", "3 pass", "4 pass", "1 pass" },
    contract = "none",
    to_act   = { 2 } },

  -- Card points.

  { say      = "hearts one each, the acorn Horník four, the leaf Horník eight, the rest nothing",
    captured = { { "Ace of hearts", "7 of hearts" }, { "Horník of acorns", "Ace of acorns" },
                 { "Horník of leaves", "10 of bells" }, { "Horník of bells" } },
    points   = { 2, 4, 8, 0 } },

  -- Settling a normal game.

  { say    = "nobody is clean: everybody pays and nobody takes the pool",
    pool   = 0,
    points = { 4, 9, 3, 4 },
    gains  = { -4, -9, -3, -4 },
    pool_after = 20 },

  { say    = "one clean player takes the whole pool",
    pool   = 20,
    points = { 0, 9, 10, 1 },
    gains  = { 40, -9, -10, -1 },
    pool_after = 0 },

  { say    = "two clean players take half of it each",
    pool   = 20,
    points = { 0, 14, 6, 0 },
    gains  = { 20, -14, -6, 20 },
    pool_after = 0 },

  { say    = "where only a single clean player may win it, the pool stays",
    house  = { pool_winners = { 1 } },
    pool   = 20,
    points = { 0, 14, 6, 0 },
    gains  = { 0, -14, -6, 0 },
    pool_after = 40 },

  { say    = "an odd chip stays in the pool (ruling 6)",
    pool   = 21,
    points = { 0, 0, 7, 13 },
    gains  = { 20, 20, -7, -13 },
    pool_after = 1 },

  { say    = "every point but not every trick: it is paid in, and nobody takes the pool (ruling 11)",
    pool   = 40,
    points = { 0, 0, 0, 20 },
    tricks = { 1, 1, 0, 6 },
    gains  = { 0, 0, 0, -20 },
    pool_after = 60 },

  { say    = "every trick: ten chips from each other player, and the pool stays",
    pool   = 40,
    points = { 0, 0, 0, 20 },
    tricks = { 0, 0, 0, 8 },
    gains  = { -10, -10, -10, 30 },
    pool_after = 40 },

  { say    = "a table may ask more for every trick",
    house  = { sweep_stake = 25 },
    pool   = 40,
    points = { 0, 20, 0, 0 },
    tricks = { 0, 8, 0, 0 },
    gains  = { -25, 75, -25, -25 },
    pool_after = 40 },

  { say    = "an ante goes into the pool first and belongs to what the deal costs (ruling 15)",
    house  = { pool_ante = 2 },
    pool   = 0,
    hands  = { { "Ace of bells", "7 of leaves" }, { "King of bells", "9 of leaves" },
               { "9 of bells", "10 of leaves" }, { "8 of hearts", "7 of hearts" } },
    moves  = { "1 play BA", "2 play BK", "3 play B9", "4 play H8", "1 play L7", "2 play L9",
               "3 play L10", "4 play H7" },
    points = { 1, 0, 1, 0 },
    gains  = { -3, 3, -3, 3 } },

  -- Settling a contract.

  { say      = "malý kept: ten chips from each other player",
    contract = "malý", declarer = 1,
    pool     = 20,
    tricks   = { 0, 4, 1, 3 },
    gains    = { 30, -10, -10, -10 },
    pool_after = 20 },

  { say      = "malý broken: ten chips to each other player; card points do not count (ruling 10)",
    contract = "malý", declarer = 2,
    pool     = 20,
    points   = { 11, 2, 3, 4 },
    tricks   = { 3, 1, 2, 2 },
    gains    = { 10, -30, 10, 10 },
    pool_after = 20 },

  { say      = "veľký kept: twenty chips from each other player, and nothing for the sweep",
    contract = "veľký", declarer = 4,
    pool     = 20,
    tricks   = { 0, 0, 0, 8 },
    gains    = { -20, -20, -20, 60 },
    pool_after = 20 },

  { say      = "veľký broken by a single lost trick: twenty chips to each other player",
    contract = "veľký", declarer = 1,
    pool     = 20,
    tricks   = { 7, 0, 1, 0 },
    gains    = { -60, 20, 20, 20 },
    pool_after = 20 },

  { say      = "a veľký called over a malý is settled alone",
    contract = "veľký", declarer = 1,
    pool     = 0,
    tricks   = { 8, 0, 0, 0 },
    gains    = { 60, -20, -20, -20 },
    pool_after = 0 },

  -- Three players.

  { say     = "three players: nobody is clean",
    players = 3,
    pool    = 20,
    points  = { 6, 10, 4 },
    gains   = { -6, -10, -4 },
    pool_after = 40 },

  { say     = "three players: one is clean and takes the pool",
    players = 3,
    pool    = 20,
    points  = { 0, 17, 3 },
    gains   = { 40, -17, -3 },
    pool_after = 0 },

  { say     = "three players: one takes every point but not every trick",
    players = 3,
    pool    = 20,
    points  = { 0, 20, 0 },
    tricks  = { 2, 7, 1 },
    gains   = { 0, -20, 0 },
    pool_after = 40 },

  { say     = "three players: every trick is worth fifteen from each",
    players = 3,
    pool    = 20,
    points  = { 20, 0, 0 },
    tricks  = { 10, 0, 0 },
    gains   = { 30, -15, -15 },
    pool_after = 20 },

  { say      = "three players: malý is worth fifteen from each",
    players  = 3,
    contract = "malý", declarer = 3,
    pool     = 20,
    tricks   = { 6, 4, 0 },
    gains    = { -15, -15, 30 },
    pool_after = 20 },

  { say      = "three players: a broken veľký costs thirty to each",
    players  = 3,
    contract = "veľký", declarer = 2,
    pool     = 20,
    tricks   = { 1, 9, 0 },
    gains    = { 30, -60, 30 },
    pool_after = 20 },

  -- The match.

  { say   = "a match has two rounds of the deal, and everybody begins with a hundred chips",
    match = { deals = 8, start = 100 } },

  { say     = "with three players it has three rounds",
    players = 3,
    match   = { deals = 9, start = 100 } },

  { say   = "a table may agree on another number of deals and on more chips",
    house = { deals = 12, starting_chips = 500 },
    match = { deals = 12, start = 500 } },

  -- The end of a match.

  { say    = "what is left in the pool is divided",
    finish = true,
    pool   = 60,
    shares = { 15, 15, 15, 15 },
    pool_after = 0 },

  { say     = "three players: what cannot be divided belongs to nobody (ruling 7)",
    players = 3,
    finish  = true,
    pool    = 20,
    shares  = { 6, 6, 6 },
    pool_after = 2 },

  { say     = "most chips win, and equal stacks share the win (ruling 13)",
    finish  = true,
    scores  = { 90, 140, 30, 140 },
    winners = { 2, 4 } },

  -- Nine deals of one evening. Each starts from a hundred chips; with the pool they make four
  -- hundred after every deal. The last stand is 68 39 115 158 and 20.

  { say    = "evening, deal 1: nobody is clean",
    pool   = 0,
    points = { 4, 9, 3, 4 },
    gains  = { -4, -9, -3, -4 },
    pool_after = 20 },                        -- 96 91 97 96

  { say    = "evening, deal 2: the first seat takes the pool",
    pool   = 20,
    points = { 0, 9, 10, 1 },
    gains  = { 40, -9, -10, -1 },
    pool_after = 0 },                         -- 136 82 87 95

  { say    = "evening, deal 3: nobody is clean",
    pool   = 0,
    points = { 8, 3, 5, 4 },
    gains  = { -8, -3, -5, -4 },
    pool_after = 20 },                        -- 128 79 82 91

  { say    = "evening, deal 4: two share the pool",
    pool   = 20,
    points = { 0, 0, 7, 13 },
    gains  = { 20, 20, -7, -13 },
    pool_after = 0 },                         -- 148 99 75 78

  { say    = "evening, deal 5: the second seat takes every point in five tricks",
    pool   = 0,
    points = { 0, 20, 0, 0 },
    tricks = { 1, 5, 2, 0 },
    gains  = { 0, -20, 0, 0 },
    pool_after = 20 },                        -- 148 79 75 78

  { say      = "evening, deal 6: a malý is kept",
    contract = "malý", declarer = 3,
    pool     = 20,
    tricks   = { 3, 3, 0, 2 },
    gains    = { -10, -10, 30, -10 },
    pool_after = 20 },                        -- 138 69 105 68

  { say      = "evening, deal 7: a malý is broken",
    contract = "malý", declarer = 2,
    pool     = 20,
    tricks   = { 3, 1, 2, 2 },
    gains    = { 10, -30, 10, 10 },
    pool_after = 20 },                        -- 148 39 115 78

  { say      = "evening, deal 8: a veľký is kept",
    contract = "veľký", declarer = 4,
    pool     = 20,
    tricks   = { 0, 0, 0, 8 },
    gains    = { -20, -20, -20, 60 },
    pool_after = 20 },                        -- 128 19 95 138

  { say      = "evening, deal 9: a veľký is broken",
    contract = "veľký", declarer = 1,
    pool     = 20,
    tricks   = { 6, 1, 0, 1 },
    gains    = { -60, 20, 20, 20 },
    pool_after = 20 },                        -- 68 39 115 158

  -- Every deal.

  { say = "nobody takes more from the pool than lies there", for_all_deals = 100,
    never_below = { pool = 0 } },
}
