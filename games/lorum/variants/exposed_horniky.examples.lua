-- Captured cards without points are left out.

local hearts_of_one, hearts_of_two =
  { "Ace of hearts", "King of hearts", "Horník of hearts", "10 of hearts", "7 of hearts" },
  { "Dolník of hearts", "9 of hearts", "8 of hearts", "Horník of acorns" }

local hands = { { "Ace of leaves", "7 of bells" }, { "Horník of leaves", "8 of bells" },
                { "Horník of acorns", "8 of leaves" }, { "9 of leaves", "9 of bells" } }

return examples {
  { say      = "an exposed leaf Horník counts sixteen for whoever takes it, and the totals are paid",
    pool     = 20,
    exposed  = { [2] = { "Horník of leaves" } },
    captured = { hearts_of_one, hearts_of_two, {}, { "Horník of leaves" } },
    points   = { 5, 7, 0, 16 },
    gains    = { -5, -7, 48, -16 },
    pool_after = 0 },

  { say      = "an exposed acorn Horník makes every point worth twenty-four",
    pool     = 0,
    exposed  = { [1] = { "Horník of acorns" } },
    captured = { {}, {},
                 { "Ace of hearts", "King of hearts", "Horník of hearts", "Dolník of hearts", "10 of hearts",
                   "9 of hearts", "8 of hearts", "7 of hearts", "Horník of acorns", "Horník of leaves" },
                 {} },
    tricks   = { 1, 0, 6, 1 },
    points   = { 0, 0, 24, 0 },
    gains    = { 0, 0, -24, 0 },
    pool_after = 24 },

  { say      = "nothing exposed: twenty points in all",
    captured = { hearts_of_one, hearts_of_two, {}, { "Horník of leaves" } },
    points   = { 5, 7, 0, 8 } },

  { say      = "the acorn Horník exposed: twenty-four in all",
    exposed  = { [3] = { "Horník of acorns" } },
    captured = { hearts_of_one, hearts_of_two, {}, { "Horník of leaves" } },
    points   = { 5, 11, 0, 8 } },

  { say      = "both exposed: thirty-two in all",
    exposed  = { [1] = { "Horník of leaves" }, [3] = { "Horník of acorns" } },
    captured = { hearts_of_one, hearts_of_two, {}, { "Horník of leaves" } },
    points   = { 5, 11, 0, 16 } },

  { say      = "taking one's own exposed Horník is no different",
    exposed  = { [4] = { "Horník of leaves" } },
    captured = { hearts_of_one, hearts_of_two, {}, { "Horník of leaves" } },
    points   = { 5, 7, 0, 16 } },

  { say      = "an exposed Horník is still a card of the hand and has to follow suit",
    exposed  = { [2] = { "Horník of leaves" } },
    leader   = 1,
    trick    = { "10 of leaves" },
    hand     = { "Horník of leaves", "7 of hearts" },
    may_play = { "Horník of leaves" } },

  { say    = "after the calling those who hold a Horník are asked in turn whether they lay it open",
    hands  = hands,
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass" },
    legal  = { "2 expose LO", "2 pass" },
    refused = { ["2 expose B8"] = "must-play-from", ["3 expose AO"] = "not-your-turn" } },

  { say    = "before the first lead, and it counts double for whoever takes it",
    hands  = hands,
    pool   = 0,
    moves  = { "2 expose LO", "3 pass", "1 play LA", "2 play LO", "3 play L8", "4 play L9",
               "1 play B7", "2 play B8", "3 play AO", "4 play B9" },
    points = { 16, 0, 0, 4 },
    gains  = { -16, 10, 10, -4 },
    pool_after = 0 },

  { say    = "under a call nobody is asked (ruling 14)",
    hands  = hands,
    moves  = { "1 pass", "2 declare velky" },
    to_act = { 2 },
    legal  = { "2 play LO", "2 play B8" } },
}
