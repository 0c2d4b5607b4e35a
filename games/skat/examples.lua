-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; the last seat deals.

-- In the deals that are played forehand takes the first trick of two, in which no card counts; a hand
-- of one card takes the only trick or none. What counts lies aside from the beginning.
local one_of_two = { { "9 of spades", "7 of clubs" }, { "7 of spades", "8 of clubs" }, { "8 of spades", "9 of clubs" } }
local every_one  = { { "9 of spades" }, { "7 of spades" }, { "8 of spades" } }
local none       = { { "7 of spades" }, { "8 of spades" }, { "9 of spades" } }
local skat       = { "7 of hearts", "7 of diamonds" }

local function is_worth(number)               -- suits up to 18 times, grand up to 11 times, and null
  for base = 9, 12 do
    if number % base == 0 and number // base <= 18 then return true end
  end
  return number % 24 == 0 or contains({ 23, 35, 46, 59 }, number)
end

local may_be, one_by_one = { "2 pass" }, {}
for number = 18, 264 do
  if is_worth(number) then
    may_be[#may_be + 1] = "2 bid " .. number
    one_by_one[#one_by_one + 1] = "2 bid " .. number
    one_by_one[#one_by_one + 1] = "1 hold"
  end
end

return examples {
  -- The cards.

  { say          = "the skat lies face down, and a hand is its own player's",
    hands        = { { "Ace of spades" }, { "King of spades" }, { "Queen of spades" } },
    skat         = { "7 of hearts", "7 of diamonds" },
    sees         = { { "Ace of spades" }, { "King of spades" }, { "Queen of spades" } },
    does_not_see = { { "skat", "hands" }, { "skat", "hands" }, { "skat", "hands" } } },

  { say    = "what cards are worth, nothing below the ten but the court",
    cases  = { { captured = { { "Ace" }, { "10" }, { "King", "Queen" } }, points = { 44, 40, 28 } },
               { captured = { { "Jack" }, { "9", "8" }, { "7" } }, points = { 8, 0, 0 } } } },

  -- Bidding.

  { say   = "numbers are what games can be worth",
    moves = {},
    legal = may_be },

  { say      = "who holds them all plays for 264",
    moves    = one_by_one,
    bid      = "264", declarer = 1 },

  { say   = "middlehand names numbers, which forehand holds or passes",
    moves = { "2 bid 18" },
    legal = { "1 pass", "1 hold" } },

  { say      = "rearhand then asks whoever is left, and the last number stands",
    moves    = { "2 bid 18", "1 hold", "2 pass", "3 bid 20", "1 hold", "3 bid 22", "1 pass" },
    bid      = "22", declarer = 3, asks_next = 3 },

  { say     = "each number is above the last, and a holder names none",
    moves   = { "2 bid 20" },
    refused = { "1 bid 22" },
    legal   = { "1 hold", "1 pass" } },

  { say     = "each number is above the last",
    moves   = { "2 bid 20", "1 hold" },
    refused = { ["2 bid 18"] = "bid-too-low", ["2 bid 20"] = "bid-too-low", ["2 bid 21"] = "unreadable" } },

  { say      = "rearhand goes on where middlehand has stopped forehand",
    moves    = { "2 bid 18", "1 pass", "3 bid 20", "2 hold", "3 pass" },
    bid      = "20", declarer = 2 },

  { say      = "if nobody names a number, forehand may play for 18",
    moves    = { "2 pass", "3 pass", "1 bid 18" },
    bid      = "18", declarer = 1 },

  { say   = "if all pass the deal counts and scores nothing",
    moves = { "2 pass", "3 pass", "1 pass" },
    gains = { 0, 0, 0 } },

  { say   = "and was one of the match, in which the next player deals",
    hands = none, skat = skat, house = { deals = 1 },
    moves = { "2 pass", "3 pass", "1 pass" },
    to_act = {} },

  -- Playing.

  { say      = "a jack is of the trump suit",
    contract = "hearts", bid = "18",
    trick    = { "Jack of diamonds" },
    hand     = { "7 of hearts", "Ace of spades" },
    may_play = { "7 of hearts" } },

  { say    = "forehand leads, whoever plays the game",
    hands  = one_of_two, skat = skat,
    moves  = { "2 bid 18", "1 pass", "3 pass", "2 discard H7 D7", "2 declare hearts" },
    to_act = { 1 } },

  { say      = "a jack that is led asks for trumps in grand, too",
    contract = "grand", bid = "18",
    trick    = { "Jack of diamonds" },
    hand     = { "Ace of diamonds", "Jack of clubs" },
    may_play = { "Jack of clubs" } },

  { say      = "a hand without the suit plays what it likes",
    contract = "hearts", bid = "18",
    trick    = { "10 of spades" },
    hand     = { "7 of hearts", "Jack of spades", "Ace of diamonds" },
    may_play = { "7 of hearts", "Jack of spades", "Ace of diamonds" } },

  { say      = "who wins a trick",
    cases    = {
      { say = "the highest trump", contract = "hearts", bid = "18", winner = 3,
        trick = { "Ace of spades", "Ace of hearts", "Jack of diamonds" } },
      { say = "the jack of clubs above all", contract = "hearts", bid = "18", winner = 2,
        trick = { "Jack of spades", "Jack of clubs", "Jack of hearts" } },
      { say = "the ten above the king", contract = "grand", bid = "18", winner = 2,
        trick = { "King of spades", "10 of spades", "Queen of spades" } },
      { say = "nothing of another suit", contract = "clubs", bid = "18", winner = 1,
        trick = { "9 of spades", "8 of spades", "Ace of hearts" } },
      { say = "in null the ten below the jack", contract = "null", bid = "18", winner = 2,
        trick = { "10 of spades", "Jack of spades", "9 of spades" } },
      { say = "and the king below the ace", contract = "open null hand", bid = "18", winner = 3,
        trick = { "King of spades", "Queen of spades", "Ace of spades" } } } },

  { say      = "and in null of its own",
    contract = "null", bid = "18",
    trick    = { "10 of diamonds" },
    hand     = { "Jack of diamonds", "Ace of spades" },
    may_play = { "Jack of diamonds" } },

  -- The skat and the game.

  { say          = "the declarer alone sees the skat, and lays two cards away, from it as well",
    hands        = none, skat = skat,
    moves        = { "2 bid 18", "1 hold", "2 pass", "3 pass", "1 pass" },
    refused      = { "1 discard H7" },
    to_act       = { 1 },
    sees         = { { "7 of hearts", "7 of diamonds" } },
    does_not_see = { [2] = { "7 of hearts", "7 of diamonds" }, [3] = { "7 of hearts", "7 of diamonds" } } },

  { say          = "what is laid away only the declarer knows",
    hands        = none, skat = skat,
    moves        = { "2 bid 18", "1 hold", "1 discard S7 D7" },
    aside_after  = { [1] = { "7 of spades", "7 of diamonds" } },
    sees         = { { "7 of spades", "7 of diamonds" } },
    does_not_see = { [2] = { "aside" }, [3] = { "aside" } } },

  { say          = "before the skat is taken up only hand is announced",
    hands        = none, skat = skat,
    moves        = { "2 bid 18", "1 hold", "2 pass", "3 pass" },
    legal        = { "1 pass", "1 declare hand" },
    refused      = { "1 declare schneider" } },

  { say          = "in a hand game nobody has seen the skat, which lies aside all the same",
    hands        = none, skat = skat,
    moves        = { "2 bid 18", "1 hold", "1 declare hand" },
    aside_after  = { [1] = { "7 of hearts", "7 of diamonds" } },
    does_not_see = { { "aside" }, { "aside" }, { "aside" } } },

  { say   = "the games, and null only where it is worth the bid",
    hands = none, skat = skat,
    cases = {
      { say = "of one who took the skat",
        moves = { "2 bid 23", "1 hold", "1 discard H7 D7" },
        legal = { "1 declare diamonds", "1 declare hearts", "1 declare spades", "1 declare clubs", "1 declare grand",
                  "1 declare null", "1 declare open_null" } },
      { say = "from 24 an open one",
        moves = { "2 bid 24", "1 hold", "1 discard H7 D7" },
        legal = { "1 declare diamonds", "1 declare hearts", "1 declare spades", "1 declare clubs", "1 declare grand",
                  "1 declare open_null" } },
      { say = "from 48 none",
        moves = { "2 bid 48", "1 hold", "1 discard H7 D7" },
        legal = { "1 declare diamonds", "1 declare hearts", "1 declare spades", "1 declare clubs",
                  "1 declare grand" } },
      { say = "by hand",
        moves = { "2 bid 35", "1 hold", "1 declare hand" },
        legal = { "1 declare diamonds", "1 declare hearts", "1 declare spades", "1 declare clubs", "1 declare grand",
                  "1 declare null_hand", "1 declare open_null_hand" } },
      { say = "by hand no game with the skat",
        moves = { "2 bid 18", "1 hold", "1 declare hand" },
        refused = { "1 declare null", "1 declare open_null" } },
      { say = "by hand from 36 an open one",
        moves = { "2 bid 59", "1 hold", "1 declare hand" },
        legal = { "1 declare diamonds", "1 declare hearts", "1 declare spades", "1 declare clubs", "1 declare grand",
                  "1 declare open_null_hand" } },
      { say = "by hand from 60 none",
        moves = { "2 bid 60", "1 hold", "1 declare hand" },
        legal = { "1 declare diamonds", "1 declare hearts", "1 declare spades", "1 declare clubs",
                  "1 declare grand" } } } },

  { say   = "schneider, schwarz and open are announced in hand games",
    hands = none, skat = skat,
    cases = {
      { say = "one by one or at once", refused = { "1 declare hand" },
        moves = { "2 bid 18", "1 hold", "1 declare hand", "1 declare clubs" },
        legal = { "1 pass", "1 declare schneider", "1 declare schwarz", "1 declare open" } },
      { say = "not with the skat",
        moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare clubs" }, tricks = { 0, 0, 1 } },
      { say = "not in null",
        moves = { "2 bid 18", "1 hold", "1 declare hand", "1 declare null_hand" }, gains = { 35, 0, 0 } } } },

  { say          = "an open hand lies open before the first lead",
    hands        = one_of_two, skat = skat,
    cases        = {
      { say   = "of a game that was announced so",
        moves = { "2 bid 18", "1 hold", "1 declare hand", "1 declare clubs", "1 declare open" },
        sees  = { [2] = { "9 of spades", "7 of clubs" }, [3] = { "9 of spades", "7 of clubs" } },
        does_not_see = { { "hands" }, { "7 of hearts" }, { "8 of clubs" } } },
      { say   = "of an open null",
        moves = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare open_null" },
        sees  = { [2] = { "9 of spades", "7 of clubs" }, [3] = { "9 of spades", "7 of clubs" } } },
      { say   = "of an open null by hand",
        moves = { "2 bid 18", "1 hold", "1 declare hand", "1 declare open_null_hand" },
        sees  = { [2] = { "9 of spades", "7 of clubs" }, [3] = { "9 of spades", "7 of clubs" } } },
      { say   = "and of no other",
        moves = { "2 bid 18", "1 hold", "1 declare hand", "1 declare clubs", "1 declare schwarz" },
        does_not_see = { [2] = { "hands" }, [3] = { "hands" } } } } },
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
    figures = { points_to_win = 120, matadors = 4, value = 264 }, gains = { 264, 0, 0 } },

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
      { say = "just made", points = { 90, 30, 30 }, figures = { value = 50 }, gains = { 50, 0, 0 },
        aside = { { "Ace", "10", "King of clubs", "Jack of clubs" },
                  { "King of spades", "King of hearts", "King of diamonds", "Queen", "Jack of spades",
                    "Jack of hearts", "Jack of diamonds" } } },
      { say = "just not made", points = { 89, 31, 31 }, figures = { value = 50 }, gains = { -100, 0, 0 },
        aside = { { "Ace", "10", "Queen of clubs", "Jack of clubs" },
                  { "King", "Queen of spades", "Queen of hearts", "Queen of diamonds", "Jack of spades",
                    "Jack of hearts", "Jack of diamonds" } } },
      { say = "where what is lost counts once", house = { lost_times = 1 }, points = { 89, 31, 31 },
        figures = { value = 50 }, gains = { -50, 0, 0 },
        aside = { { "Ace", "10", "Queen of clubs", "Jack of clubs" },
                  { "King", "Queen of spades", "Queen of hearts", "Queen of diamonds", "Jack of spades",
                    "Jack of hearts", "Jack of diamonds" } } },
      { say = "not made", points = { 85, 35, 35 }, figures = { value = 50 }, gains = { -100, 0, 0 },
        aside = { { "Ace", "10 of clubs", "10 of spades", "10 of hearts", "King of clubs", "Queen of clubs",
                    "Jack of clubs", "Jack of hearts" },
                  { "10 of diamonds", "King of spades", "King of hearts", "King of diamonds", "Queen of spades",
                    "Queen of hearts", "Queen of diamonds", "Jack of spades", "Jack of diamonds" } } } } },

  { say     = "schwarz announced needs every trick",
    hands   = one_of_two, skat = skat,
    aside   = { { "Ace", "10", "Jack" }, { "King", "Queen" } },
    moves   = { "2 bid 18", "1 hold", "1 declare hand", "1 declare hearts", "1 declare schwarz", "1 play S9" },
    points  = { 92, 28, 28 }, tricks = { 1, 0, 1 },
    figures = { matadors = 6, multiplier = 12, value = 120 }, gains = { -240, 0, 0 } },

  { say     = "sixty-one points win",
    hands   = one_of_two, skat = skat,
    aside   = { { "Ace", "10 of clubs", "King of clubs", "Queen of clubs" },
                { "10 of spades", "10 of hearts", "10 of diamonds", "King of spades", "King of hearts",
                  "King of diamonds", "Queen of spades", "Queen of hearts", "Queen of diamonds", "Jack" } },
    moves   = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare hearts", "1 play S9" },
    points  = { 61, 59, 59 }, figures = { matadors = 4, won = true }, gains = { 50, 0, 0 } },

  { say     = "cards of a skat that nobody saw are points and matadors",
    hands   = one_of_two, skat = { "Jack of clubs", "Ace of clubs" },
    aside   = { { "Ace of spades", "Ace of hearts", "Ace of diamonds", "10 of spades", "Jack of spades" },
                { "10 of hearts", "10 of diamonds", "10 of clubs", "King", "Queen", "Jack of hearts",
                  "Jack of diamonds" } },
    moves   = { "2 bid 18", "1 hold", "1 declare hand", "1 declare grand", "1 play S9" },
    points  = { 58, 62, 62 }, figures = { matadors = 2, value = 96 }, gains = { -192, 0, 0 } },

  { say   = "spades with one: 22",
    hands = one_of_two, skat = skat,
    aside = { { "Ace", "10 of clubs", "10 of spades", "King of clubs", "Jack of clubs" },
              { "10 of hearts", "10 of diamonds", "King of spades", "King of hearts", "King of diamonds", "Queen",
                "Jack of spades", "Jack of hearts", "Jack of diamonds" } },
    cases = {
      { say   = "are worth a bid of 22",
        moves = { "2 bid 22", "1 hold", "1 discard H7 D7", "1 declare spades", "1 play S9" },
        figures = { value = 22, overbid = false }, gains = { 22, 0, 0 } },
      { say   = "and lost as 33 with a bid of 23",
        moves = { "2 bid 23", "1 hold", "1 discard H7 D7", "1 declare spades", "1 play S9" },
        figures = { value = 22, overbid = true }, gains = { -66, 0, 0 } },
      { say   = "or of 33",
        moves = { "2 bid 33", "1 hold", "1 discard H7 D7", "1 declare spades", "1 play S9" },
        gains = { -66, 0, 0 } },
      { say   = "and as 44 with a bid of 35",
        moves = { "2 bid 35", "1 hold", "1 discard H7 D7", "1 declare spades", "1 play S9" },
        gains = { -88, 0, 0 } } } },

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

  { say     = "null is over with the declarer's first trick",
    hands   = one_of_two, skat = skat,
    moves   = { "2 bid 18", "1 hold", "1 discard H7 D7", "1 declare null", "1 play S9" },
    tricks  = { 1, 0, 0 }, figures = { points_to_win = "", matadors = 0, multiplier = 1, value = 23 },
    gains   = { -46, 0, 0 } },

  -- Four at the table, and the match.

  { say     = "with four the dealer rests, and neither plays nor scores",
    players = 4,
    cases   = { { moves = { "2 bid 18" }, legal = { "1 pass", "1 hold" } },
                { moves = { "2 bid 18", "1 hold", "2 pass", "3 bid 20" }, to_act = { 1 }, sits_out = { 4 } },
                { say = "a null that is lost", contract = "null", bid = "18", declarer = 1, sits_out = { 4 },
                  tricks = { 1, 0, 0, 0 }, gains = { -46, 0, 0, 0 } } } },

  { say   = "the highest score wins the match, or the highest scores",
    cases = { { finish = true, scores = { 120, -66, 40 }, winners = { 1 } },
              { finish = true, scores = { -48, 24, 24 }, winners = { 2, 3 } } } },

  { say   = "twelve deals with three, sixteen with four",
    cases = { { match = { deals = 12 } }, { players = 4, match = { deals = 16 } } } },
}
