-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; the last seat deals.

-- In the deals that are played forehand takes the first trick of two, in which no card counts; a hand
-- of one card takes the only trick or none. What counts lies aside from the beginning.
local one_of_two = { { "9 of spades", "7 of clubs" }, { "7 of spades", "8 of clubs" }, { "8 of spades", "9 of clubs" } }
local every_one  = { { "9 of spades" }, { "7 of spades" }, { "8 of spades" } }
local none       = { { "7 of spades" }, { "8 of spades" }, { "9 of spades" } }
local skat       = { "7 of hearts", "7 of diamonds" }

return examples {
  -- Bidding.

  { say   = "middlehand names numbers, which forehand holds or passes",
    moves = { "2 bid 18" },
    legal = { "1 pass", "1 hold" } },

  { say      = "rearhand then asks whoever is left, and the last number stands",
    moves    = { "2 bid 18", "1 hold", "2 pass", "3 bid 20", "1 hold", "3 bid 22", "1 pass" },
    bid      = "22", declarer = 3, asks_next = 3 },

  { say      = "if nobody names a number, forehand may play for 18",
    moves    = { "2 pass", "3 pass", "1 bid 18" },
    bid      = "18", declarer = 1 },

  { say   = "if all pass the deal counts and scores nothing",
    moves = { "2 pass", "3 pass", "1 pass" },
    gains = { 0, 0, 0 } },

  -- Playing.

  { say      = "a jack is of the trump suit",
    contract = "hearts", bid = "18",
    trick    = { "Jack of diamonds" },
    hand     = { "7 of hearts", "Ace of spades" },
    may_play = { "7 of hearts" } },

  { say      = "and in null of its own",
    contract = "null", bid = "18",
    trick    = { "10 of diamonds" },
    hand     = { "Jack of diamonds", "Ace of spades" },
    may_play = { "Jack of diamonds" } },

  -- What a game is worth.

  { say   = "with two: jacks of clubs and spades, but not of hearts",
    hands = one_of_two, skat = skat,
    aside = { { "Ace", "10 of clubs", "King of clubs", "Jack of clubs", "Jack of spades" },
              { "10 of spades", "10 of hearts", "10 of diamonds", "King of spades", "King of hearts",
                "King of diamonds", "Queen",
                "Jack of hearts", "Jack of diamonds" } },
    cases = {
      { say = "spades are three times eleven",
        moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare spades", "1 play S9" },
        figures = { matadors = 2, value = 33 }, points = { 62, 58, 58 }, gains = { 33, 0, 0 } },
      { say = "once more without a look at the skat",
        moves = { "2 bid 18", "1 hold", "1 declare hand", "1 declare spades", "1 play S9" },
        figures = { matadors = 2, value = 44 }, points = { 62, 58, 58 }, gains = { 44, 0, 0 } } } },

  { say     = "without three: hearts are four times ten",
    hands   = one_of_two, skat = skat,
    aside   = { { "Ace", "10 of clubs", "King of clubs", "King of spades", "Jack of diamonds" },
                { "10 of spades", "10 of hearts", "10 of diamonds", "King of hearts", "King of diamonds", "Queen",
                  "Jack of clubs", "Jack of spades", "Jack of hearts" } },
    moves   = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9" },
    figures = { matadors = 3, value = 40 }, points = { 64, 56, 56 }, gains = { 40, 0, 0 } },

  { say     = "ninety-two points: one more for schneider",
    hands   = one_of_two, skat = skat,
    aside   = { { "Ace", "10", "King of clubs", "Jack of clubs", "Jack of hearts" },
                { "King of spades", "King of hearts", "King of diamonds", "Queen", "Jack of spades",
                  "Jack of diamonds" } },
    moves   = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare diamonds", "1 play S9" },
    figures = { matadors = 1, value = 27 }, points = { 92, 28, 28 }, gains = { 27, 0, 0 } },

  { say   = "all six steps and four jacks: the dearest game",
    hands = every_one, skat = skat,
    moves = { "2 bid 18", "1 hold", "1 declare hand", "1 declare grand", "1 declare open" },
    aside = { { "Ace", "Jack" }, { "10", "King", "Queen" } },
    figures = { matadors = 4, value = 264 }, gains = { 264, 0, 0 } },

  { say   = "and clubs with two",
    hands = every_one, skat = skat,
    moves = { "2 bid 18", "1 hold", "1 declare hand", "1 declare clubs", "1 declare open" },
    aside = { { "Ace", "Jack of clubs", "Jack of spades" }, { "10", "King", "Queen", "Jack of hearts" } },
    figures = { matadors = 2, value = 108 }, gains = { 108, 0, 0 } },

  -- Won and lost.

  { say   = "schneider announced needs ninety, and counts once more",
    hands = one_of_two, skat = skat,
    moves = { "2 bid 18", "1 hold", "1 declare hand", "1 declare hearts", "1 declare schneider", "1 play S9" },
    cases = {
      { say = "made", points = { 91, 29, 29 }, figures = { value = 50 }, gains = { 50, 0, 0 },
        aside = { { "Ace", "10", "Queen of clubs", "Jack of clubs", "Jack of hearts" },
                  { "King", "Queen of spades", "Queen of hearts", "Queen of diamonds", "Jack of spades",
                    "Jack of diamonds" } } },
      { say = "not made", points = { 85, 35, 35 }, figures = { value = 50 }, gains = { -100, 0, 0 },
        aside = { { "Ace", "10 of clubs", "10 of spades", "10 of hearts", "King of clubs", "Queen of clubs",
                    "Jack of clubs", "Jack of hearts" },
                  { "10 of diamonds", "King of spades", "King of hearts", "King of diamonds", "Queen of spades",
                    "Queen of hearts", "Queen of diamonds", "Jack of spades", "Jack of diamonds" } } } } },

  { say   = "a game worth less than the bid is lost as the next multiple that reaches it",
    hands = one_of_two, skat = skat,
    moves = { "2 bid 30", "1 hold", "1 discard H7 D7", "1 declare spades", "1 play S9" },
    cases = {
      { say = "spades with one are 22 and no 30", points = { 70, 50, 50 },
        figures = { value = 22 }, gains = { -66, 0, 0 },
        aside = { { "Ace", "10 of clubs", "10 of spades", "King of clubs", "Jack of clubs" },
                  { "10 of hearts", "10 of diamonds", "King of spades", "King of hearts", "King of diamonds", "Queen",
                    "Jack of spades", "Jack of hearts", "Jack of diamonds" } } },
      { say = "but schneider makes 33 of them", points = { 90, 30, 30 },
        figures = { value = 33 }, gains = { 33, 0, 0 },
        aside = { { "Ace", "10", "King of clubs", "Jack of clubs" },
                  { "King of spades", "King of hearts", "King of diamonds", "Queen", "Jack of spades", "Jack of hearts",
                    "Jack of diamonds" } } } } },

  { say   = "sixty are lost, twice the value, and the declarer's own schneider and schwarz count",
    skat  = skat,
    moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9" },
    cases = {
      { say = "sixty", hands = one_of_two, points = { 60, 60, 60 }, gains = { -40, 0, 0 },
        aside = { { "Ace", "10 of clubs", "King of clubs", "Jack of clubs" },
                  { "10 of spades", "10 of hearts", "10 of diamonds", "King of spades", "King of hearts",
                    "King of diamonds", "Queen",
                    "Jack of spades", "Jack of hearts", "Jack of diamonds" } } },
      { say = "thirty-one", hands = one_of_two, points = { 31, 89, 89 }, gains = { -40, 0, 0 },
        aside = { { "Ace of clubs", "10 of clubs", "King of hearts", "King of diamonds", "Jack of clubs" },
                  { "Ace of spades", "Ace of hearts", "Ace of diamonds", "10 of spades", "10 of hearts",
                    "10 of diamonds", "King of spades", "King of clubs", "Queen", "Jack of spades", "Jack of hearts",
                    "Jack of diamonds" } } },
      { say = "thirty", hands = one_of_two, points = { 30, 90, 90 }, gains = { -60, 0, 0 },
        aside = { { "Ace of clubs", "10 of clubs", "King of clubs", "Queen of clubs", "Jack of clubs" },
                  { "Ace of spades", "Ace of hearts", "Ace of diamonds", "10 of spades", "10 of hearts",
                    "10 of diamonds", "King of spades", "King of hearts", "King of diamonds", "Queen of spades",
                    "Queen of hearts",
                    "Queen of diamonds", "Jack of spades", "Jack of hearts", "Jack of diamonds" } } } } },

  { say   = "and without a trick once more",
    hands = none, skat = skat,
    moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts" },
    aside = { { "Jack of clubs" }, { "Ace", "10", "King", "Queen", "Jack of spades" } },
    gains = { -80, 0, 0 } },

  { say     = "a step that was announced does not count again when it happens to the declarer",
    hands   = one_of_two, skat = skat,
    moves   = { "2 bid 18", "1 hold", "1 declare hand", "1 declare hearts", "1 declare schneider", "1 play S9" },
    aside   = { { "Ace of clubs", "10 of clubs", "King of clubs", "Queen of clubs", "Jack of clubs" },
                { "Ace of spades", "Ace of hearts", "Ace of diamonds", "10 of spades", "10 of hearts", "10 of diamonds",
                  "King of spades", "King of hearts", "King of diamonds", "Queen of spades", "Queen of hearts",
                  "Queen of diamonds",
                  "Jack of spades", "Jack of hearts", "Jack of diamonds" } },
    points  = { 30, 90, 90 },
    figures = { value = 50 }, gains = { -100, 0, 0 } },

  -- Null.

  { say      = "null has a fixed worth, and is won without a trick",
    declarer = 1,
    cases    = { { contract = "null", bid = "18", tricks = { 0, 6, 4 }, gains = { 23, 0, 0 } },
                 { contract = "null", bid = "18", tricks = { 1, 0, 0 }, gains = { -46, 0, 0 } },
                 { contract = "null hand", bid = "18", tricks = { 0, 6, 4 }, gains = { 35, 0, 0 } },
                 { contract = "open null", bid = "18", tricks = { 0, 6, 4 }, gains = { 46, 0, 0 } },
                 { contract = "open null hand", bid = "18", tricks = { 1, 0, 0 }, gains = { -118, 0, 0 } } } },

  { say     = "a null that is worth less than the bid may not be named",
    hands   = none, skat = skat,
    moves   = { "2 bid 24", "1 hold", "1 discard H7 D7" },
    refused = { "1 declare null" } },

  -- Four at the table, and the match.

  { say     = "with four the dealer rests, and neither plays nor scores",
    players = 4,
    cases   = { { moves = { "2 bid 18" }, legal = { "1 pass", "1 hold" } },
                { moves = { "2 bid 18", "1 hold", "2 pass", "3 bid 20" }, to_act = { 1 }, sits_out = { 4 } },
                { say = "a null that is lost", contract = "null", bid = "18", declarer = 1, sits_out = { 4 },
                  tricks = { 1, 0, 0, 0 }, gains = { -46, 0, 0, 0 } } } },

  { say   = "twelve deals with three, sixteen with four",
    cases = { { match = { deals = 12 } }, { players = 4, match = { deals = 16 } } } },
}
