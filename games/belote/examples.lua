-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4, and the last seat deals.

-- Seat 1 has a tierce to the jack, seat 2 a fifty to the ten, seat 4 a tierce to the nine.
local declared = { { "Jack of spades", "10 of spades", "9 of spades" },
                   { "10 of diamonds", "9 of diamonds", "8 of diamonds", "7 of diamonds" },
                   { "Queen of spades", "Queen of diamonds", "Queen of clubs", "Queen of hearts" },
                   { "9 of clubs", "8 of clubs", "7 of clubs", "Ace of hearts" } }

-- Five cards each, the turned card and the stock, whose last card is its top.
local five_each = { { "Ace of spades", "King of spades", "Queen of spades", "Ace of diamonds", "King of diamonds" },
                    { "10 of spades", "9 of spades", "8 of spades", "10 of diamonds", "9 of diamonds" },
                    { "Ace of clubs", "King of clubs", "Queen of clubs", "8 of diamonds", "7 of diamonds" },
                    { "10 of clubs", "9 of clubs", "8 of clubs", "Ace of hearts", "King of hearts" } }
local eleven    = { "7 of hearts", "9 of hearts", "10 of hearts", "Queen of hearts", "Jack of clubs", "7 of clubs",
                    "7 of spades", "Jack of spades", "Queen of diamonds", "Jack of diamonds", "Jack of hearts" }

-- Seat 1 has the meld, the others have cards that do not matter.
local function others(hand)
  return { hand, { "7 of hearts" }, { "7 of diamonds" }, { "7 of clubs" } }
end
local function four(rank)
  return others { rank .. " of spades", rank .. " of hearts", rank .. " of diamonds", rank .. " of clubs" }
end
local function against(one, two)
  return { one, two, { "7 of clubs", "7 of spades" }, { "10 of clubs", "8 of clubs" } }
end
local function run(...)
  local hand = {}
  for _, rank in ipairs { ... } do hand[#hand + 1] = rank .. " of spades" end
  return others(hand)
end

return examples {
  -- Cards and points.

  { say      = "a trump counts more, if it is the jack or the nine",
    contract = "take", trump_suit = "hearts",
    cases    = { { captured = { { "Jack of hearts" }, { "9 of hearts" }, { "Ace of hearts" }, { "10 of hearts" } },
                   points   = { 20, 14, 11, 10 } },
                 { captured = { { "King of hearts" }, { "Queen of hearts" }, { "8 of hearts" }, { "7 of hearts" } },
                   points   = { 4, 3, 0, 0 } },
                 { captured = { { "Ace of spades" }, { "10 of spades" }, { "King of spades" }, { "Queen of spades" } },
                   points   = { 11, 10, 4, 3 } },
                 { captured = { { "Jack of spades" }, { "9 of spades" }, { "8 of spades" }, { "7 of spades" } },
                   points   = { 2, 0, 0, 0 } } } },

  { say = "with ten for the last trick there are 162 points in every deal", for_all_deals = 100,
    holds = function (result) return result.all_points == 162 end },

  -- Dealing and taking.

  { say    = "five cards each and one turned up: only that one is seen by all",
    hands  = five_each, turned = { "8 of hearts" }, stock = eleven,
    moves  = {},
    legal  = { "1 pass", "1 declare take" },
    refused = { ["1 declare spades"] = "no-such-call", ["2 declare take"] = "not-your-turn" },
    sees   = { { "turned" }, { "turned" }, { "turned" }, { "turned" } },
    does_not_see = { { "stock", "hands" }, { "stock", "hands" }, { "stock", "hands" }, { "stock", "hands" } } },

  { say    = "nobody has more than five before trumps are made (the first deal of seed 1)",
    moves  = {},
    hands_after  = { { "Queen of spades", "10 of spades", "Queen of diamonds", "Jack of diamonds", "8 of clubs" } },
    turned_after = { "King of clubs" } },

  { say     = "the first who does not pass is the taker, and the turned card makes trumps",
    hands   = { { "Jack of spades" }, { "10 of diamonds" }, { "Queen of spades" }, { "9 of clubs" } },
    turned  = { "8 of hearts" },
    moves   = { "1 pass", "2 declare take" },
    contract = "take", declarer = 2,
    points  = { 0, 25, 0, 25 } },

  { say    = "the taker takes it and two more, the others take three, each his packet in turn",
    hands  = five_each, turned = { "8 of hearts" }, stock = eleven,
    cases  = {
      { moves = { "1 pass", "2 declare take" },
        hands_after = { { "Ace of spades", "King of spades", "Queen of spades", "Ace of diamonds", "King of diamonds",
                          "Jack of hearts", "Jack of diamonds", "Queen of diamonds" },
                        { "10 of spades", "9 of spades", "8 of spades", "10 of diamonds", "9 of diamonds",
                          "8 of hearts", "Jack of spades", "7 of spades" },
                        { "Ace of clubs", "King of clubs", "Queen of clubs", "8 of diamonds", "7 of diamonds",
                          "7 of clubs", "Jack of clubs", "Queen of hearts" },
                        { "10 of clubs", "9 of clubs", "8 of clubs", "Ace of hearts", "King of hearts",
                          "10 of hearts", "9 of hearts", "7 of hearts" } } },
      { say   = "also if another suit was named",
        moves = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 declare diamonds" },
        contract = "diamonds", declarer = 2,
        hands_after = { [2] = { "10 of spades", "9 of spades", "8 of spades", "10 of diamonds", "9 of diamonds",
                                "8 of hearts", "Jack of spades", "7 of spades" } },
        sees         = { { "8 of hearts" }, { "8 of hearts" }, { "8 of hearts" }, { "8 of hearts" } },
        does_not_see = { { "Jack of spades", "Ace of clubs", "7 of hearts" }, { "Ace of spades", "hands" },
                         { "Ace of spades", "7 of spades" }, { "Jack of hearts", "7 of clubs" } } } } },

  { say     = "in the second round another suit is named",
    cases   = { { turned = { "8 of hearts" }, moves = { "1 pass", "2 pass", "3 pass", "4 pass" },
                  legal  = { "1 pass", "1 declare spades", "1 declare diamonds", "1 declare clubs" },
                  refused = { ["1 declare hearts"] = "no-such-call", ["1 declare take"] = "no-such-call" } },
                { turned = { "8 of clubs" }, moves = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass" },
                  legal  = { "2 pass", "2 declare spades", "2 declare hearts", "2 declare diamonds" } } } },

  { say     = "each suit may be the one", turned = { "8 of hearts" },
    cases   = { { moves = { "1 pass", "2 pass", "3 pass", "4 pass", "1 declare spades" }, contract = "spades" },
                { moves = { "1 pass", "2 pass", "3 pass", "4 pass", "1 declare clubs" }, contract = "clubs" },
                { turned = { "8 of clubs" },
                  moves = { "1 pass", "2 pass", "3 pass", "4 pass", "1 declare hearts" }, contract = "hearts" } } },

  { say       = "if all pass again the next dealer deals",
    moves     = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass", "3 pass", "4 pass" },
    thrown_in = true, to_act = { 2 } },

  -- Playing.

  { say      = "the dealer's right leads, whoever is the taker",
    hands    = five_each, turned = { "8 of hearts" }, stock = eleven,
    moves    = { "1 pass", "2 pass", "3 declare take", "1 pass" },
    asks_next = 1, may_pass = false },

  { say      = "whoever can follow suit must, and need not go above",
    contract = "take", trump_suit = "hearts",
    trick    = { "King of spades" },
    hand     = { "Ace of spades", "7 of spades", "9 of hearts" },
    may_play = { "Ace of spades", "7 of spades" } },

  { say      = "who cannot follow an opponent's card has to trump",
    contract = "take", trump_suit = "hearts",
    trick    = { "King of spades" },
    hand     = { "9 of hearts", "7 of hearts", "Ace of diamonds" },
    may_play = { "9 of hearts", "7 of hearts" } },

  { say      = "not while the partner is winning",
    contract = "take", trump_suit = "hearts",
    trick    = { "Ace of spades", "King of spades" },
    hand     = { "9 of hearts", "7 of hearts", "Ace of diamonds" },
    may_play = { "9 of hearts", "7 of hearts", "Ace of diamonds" } },

  { say      = "an opponent's trump has to be beaten",
    contract = "take", trump_suit = "hearts",
    trick    = { "King of spades", "10 of hearts" },
    hand     = { "9 of hearts", "7 of hearts", "Ace of diamonds" },
    may_play = { "9 of hearts" } },

  { say      = "who cannot beat it has to trump below",
    contract = "take", trump_suit = "hearts",
    trick    = { "King of spades", "10 of hearts" },
    hand     = { "King of hearts", "7 of hearts", "Ace of diamonds" },
    may_play = { "King of hearts", "7 of hearts" } },

  { say      = "without the suit and without trumps any card will do",
    contract = "take", trump_suit = "hearts",
    trick    = { "King of spades", "10 of hearts" },
    hand     = { "Ace of clubs", "7 of diamonds" },
    may_play = { "Ace of clubs", "7 of diamonds" } },

  { say      = "trumps led are beaten, the partner's too",
    contract = "take", trump_suit = "hearts",
    trick    = { "10 of hearts", "8 of hearts" },
    hand     = { "Jack of hearts", "Queen of hearts", "Ace of clubs" },
    may_play = { "Jack of hearts" } },

  { say      = "a trump too low is played if there is nothing higher, and any card without trumps",
    contract = "take", trump_suit = "hearts",
    trick    = { "Jack of hearts" },
    cases    = { { hand = { "9 of hearts", "7 of hearts", "Ace of clubs" },
                   may_play = { "9 of hearts", "7 of hearts" } },
                 { hand = { "Ace of spades", "7 of clubs" }, may_play = { "Ace of spades", "7 of clubs" } } } },

  { say      = "the highest card of the suit wins, the ten below the ace, unless somebody trumps",
    contract = "take", trump_suit = "hearts", leader = 2,
    cases    = { { trick = { "King of spades", "10 of spades", "Ace of clubs", "Ace of spades" },
                   winner = 1, next_leader = 1 },
                 { trick = { "King of spades", "10 of spades", "Queen of spades", "Jack of spades" }, winner = 3 },
                 { trick = { "Ace of spades", "7 of hearts", "10 of spades", "8 of hearts" }, winner = 1 } } },

  { say      = "in trumps the jack is the highest, then the nine, then the ace",
    contract = "take", trump_suit = "hearts",
    cases    = { { trick = { "Ace of hearts", "9 of hearts", "Jack of hearts", "10 of hearts" }, winner = 3 },
                 { trick = { "Ace of hearts", "9 of hearts", "King of hearts", "10 of hearts" }, winner = 2 },
                 { trick = { "Queen of hearts", "10 of hearts", "King of hearts", "Ace of hearts" }, winner = 4 },
                 { trick = { "8 of hearts", "10 of hearts", "King of hearts", "Queen of hearts" }, winner = 2 } } },

  -- Declarations.

  { say    = "three in a suit are 20, four 50, five or more 100, and an unbroken run is one sequence",
    hands  = { { "Ace of spades", "King of spades", "Queen of spades", "Jack of spades", "10 of spades",
                 "9 of spades", "7 of spades", "10 of diamonds", "9 of diamonds", "8 of diamonds", "7 of diamonds",
                 "King of clubs", "Queen of clubs", "Jack of clubs" },
               { "King of hearts" }, { "7 of hearts" }, { "7 of clubs" } },
    turned = { "Ace of diamonds" },
    moves  = { "1 declare take" },
    legal  = { "1 pass", "1 meld SA SK SQ SJ S10 S9", "1 meld D10 D9 D8 D7", "1 meld CK CQ CJ" },
    refused = { ["1 meld SA SK SQ"] = "part-of-run", ["1 meld SJ S10 S9"] = "part-of-run",
                ["1 meld SA SK SQ SJ S10"] = "part-of-run", ["1 meld CK SQ CJ"] = "no-meld",
                ["1 meld SA SK"] = "no-meld" } },

  { say    = "a card serves once: jacks that are declared leave no run, a run no jacks",
    hands  = { { "Jack of spades", "Jack of hearts", "Jack of diamonds", "Jack of clubs", "10 of spades",
                 "9 of spades" },
               { "7 of spades" }, { "7 of diamonds" }, { "7 of clubs" } },
    turned = { "8 of hearts" },
    cases  = { { moves = { "1 declare take", "1 meld SJ HJ DJ CJ" },
                 refused = { ["1 meld SJ S10 S9"] = "wrong-verb" } },
               { moves = { "1 declare take", "1 meld SJ S10 S9" },
                 refused = { ["1 meld SJ HJ DJ CJ"] = "wrong-verb" } } } },

  { say    = "four jacks are 200, four nines 150, four aces, tens, kings or queens 100",
    turned = { "8 of hearts" },
    cases  = { { hands = four("Jack"), moves = { "1 declare take", "1 meld SJ HJ DJ CJ" }, melded = { 200, 0, 0, 0 } },
               { hands = four("9"), moves = { "1 declare take", "1 meld S9 H9 D9 C9" }, melded = { 150, 0, 0, 0 } },
               { hands = four("Ace"), moves = { "1 declare take", "1 meld SA HA DA CA" }, melded = { 100, 0, 0, 0 } },
               { hands = four("10"), moves = { "1 declare take", "1 meld S10 H10 D10 C10" },
                 melded = { 100, 0, 0, 0 } },
               { hands = four("King"), moves = { "1 declare take", "1 meld SK HK DK CK" }, melded = { 100, 0, 0, 0 } },
               { hands = four("Queen"), moves = { "1 declare take", "1 meld SQ HQ DQ CQ" }, melded = { 100, 0, 0, 0 } },
               { say = "four eights nothing", hands = four("8"), turned = { "9 of hearts" },
                 moves = { "1 declare take" },
                 legal = { "1 play S8", "1 play H8", "1 play D8", "1 play C8", "1 play H9" } } } },

  { say    = "the points of sequences",
    turned = { "8 of hearts" },
    cases  = { { hands = run("King", "Queen", "Jack"), moves = { "1 declare take", "1 meld SK SQ SJ" },
                 melded = { 20, 0, 0, 0 } },
               { hands = run("10", "9", "8", "7"), moves = { "1 declare take", "1 meld S10 S9 S8 S7" },
                 melded = { 50, 0, 0, 0 } },
               { hands = run("Queen", "Jack", "10", "9", "8"), moves = { "1 declare take", "1 meld SQ SJ S10 S9 S8" },
                 melded = { 100, 0, 0, 0 } },
               { hands = run("Ace", "King", "Queen", "Jack", "10", "9", "8", "7"),
                 moves = { "1 declare take", "1 meld SA SK SQ SJ S10 S9 S8 S7" }, melded = { 100, 0, 0, 0 } } } },

  { say    = "they are declared with a seat's first card, and not later",
    hands  = declared, turned = { "8 of hearts" },
    moves  = { "1 declare take", "1 pass", "1 play SJ", "2 pass", "2 play D10", "3 pass", "3 play SQ", "4 pass",
               "4 play HA", "4 play C9", "1 play H8" },
    legal  = { "2 play D9", "2 play D8", "2 play D7" } },

  { say    = "until the second trick nobody else sees more than what they are called",
    hands  = declared, turned = { "8 of hearts" },
    cases  = {
      { moves = { "1 declare take", "1 meld SJ S10 S9", "1 play SJ", "2 meld D10 D9 D8 D7", "2 play D10" },
        does_not_see = { { "9 of diamonds" }, { "10 of spades" }, { "9 of diamonds", "10 of spades" },
                         { "9 of diamonds", "10 of spades" } } },
      { say   = "then those that count are shown",
        moves = { "1 declare take", "1 meld SJ S10 S9", "1 play SJ", "2 meld D10 D9 D8 D7", "2 play D10", "3 play SQ",
                  "4 meld C9 C8 C7", "4 play HA" },
        shown = { "10 of diamonds", "9 of diamonds", "8 of diamonds", "7 of diamonds", "9 of clubs", "8 of clubs",
                  "7 of clubs" } } } },

  { say    = "only the side with the best one scores, and then all of its own",
    hands  = declared, turned = { "8 of hearts" },
    cases  = {
      { say    = "the fifty is the longest sequence",
        moves  = { "1 declare take", "1 meld SJ S10 S9", "1 play SJ", "2 meld D10 D9 D8 D7", "2 play D10", "3 play SQ",
                   "4 meld C9 C8 C7", "4 play HA",
                   "4 play C9", "1 play H8", "2 play D9", "3 play CQ", "1 play S10", "2 play D8", "3 play DQ",
                   "4 play C8" },
        points = { 29, 26, 29, 26 }, figures = { total = { 29, 96 } } },
      { say    = "four queens go before any sequence",
        moves  = { "1 declare take", "1 meld SJ S10 S9", "1 play SJ", "2 meld D10 D9 D8 D7", "2 play D10",
                   "3 meld SQ DQ CQ HQ", "3 play SQ", "4 meld C9 C8 C7", "4 play HA",
                   "4 play C9", "1 play H8", "2 play D9", "3 play CQ", "1 play S10", "2 play D8", "3 play DQ",
                   "4 play C8" },
        points = { 29, 26, 29, 26 }, figures = { total = { 149, 26 } } } } },

  { say    = "of two the one listed first is better, then the longer, the higher, the one in trumps, the earlier",
    turned = { "7 of hearts" },
    cases  = {
      { hands = against({ "9 of spades", "9 of hearts", "9 of diamonds", "9 of clubs" },
                        { "Jack of spades", "Jack of hearts", "Jack of diamonds", "Jack of clubs" }),
        moves = { "1 declare take", "1 meld S9 H9 D9 C9", "1 play S9", "2 meld SJ HJ DJ CJ", "2 play SJ",
                  "4 play C10" },
        shown = { "Jack of spades", "Jack of hearts", "Jack of diamonds", "Jack of clubs" } },
      { say   = "aces before a hundred",
        hands = against({ "Ace of spades", "Ace of hearts", "Ace of diamonds", "Ace of clubs" },
                        { "King of diamonds", "Queen of diamonds", "Jack of diamonds", "10 of diamonds",
                          "9 of diamonds" }),
        moves = { "1 declare take", "1 meld SA HA DA CA", "1 play SA", "2 meld DK DQ DJ D10 D9", "2 play DK",
                  "4 play C10" },
        shown = { "Ace of spades", "Ace of hearts", "Ace of diamonds", "Ace of clubs" } },
      { say   = "six before five",
        hands = against({ "Ace of spades", "King of spades", "Queen of spades", "Jack of spades", "10 of spades" },
                        { "King of diamonds", "Queen of diamonds", "Jack of diamonds", "10 of diamonds",
                          "9 of diamonds", "8 of diamonds" }),
        moves = { "1 declare take", "1 meld SA SK SQ SJ S10", "1 play SA", "2 meld DK DQ DJ D10 D9 D8", "2 play DK",
                  "4 play C10" },
        shown = { "King of diamonds", "Queen of diamonds", "Jack of diamonds", "10 of diamonds", "9 of diamonds",
                  "8 of diamonds" } },
      { say   = "the king is above the ten, whatever wins a trick",
        hands = against({ "10 of spades", "9 of spades", "8 of spades" },
                        { "King of diamonds", "Queen of diamonds", "Jack of diamonds" }),
        moves = { "1 declare take", "1 meld S10 S9 S8", "1 play S9", "2 meld DK DQ DJ", "2 play DK", "4 play C10" },
        shown = { "King of diamonds", "Queen of diamonds", "Jack of diamonds" } },
      { say   = "trumps before another suit",
        hands = against({ "King of spades", "Queen of spades", "Jack of spades" },
                        { "King of hearts", "Queen of hearts", "Jack of hearts" }),
        moves = { "1 declare take", "1 meld SK SQ SJ", "1 play SK", "2 meld HK HQ HJ", "2 play HK", "4 play C10" },
        shown = { "King of hearts", "Queen of hearts", "Jack of hearts" } },
      { say   = "the elder, if nothing else is different",
        hands = against({ "King of spades", "Queen of spades", "Jack of spades" },
                        { "King of diamonds", "Queen of diamonds", "Jack of diamonds" }),
        moves = { "1 declare take", "1 meld SK SQ SJ", "1 play SK", "2 meld DK DQ DJ", "2 play DK", "4 play C10" },
        shown = { "King of spades", "Queen of spades", "Jack of spades" } } } },

  -- Belote.

  { say    = "whoever plays king and queen of trumps has twenty, however it ends",
    hands  = { { "King of hearts", "Queen of hearts" }, { "Ace of hearts", "9 of hearts" },
               { "7 of diamonds", "8 of diamonds" }, { "7 of clubs", "8 of clubs" } },
    turned = { "Jack of hearts" },
    moves  = { "1 pass", "2 declare take", "1 play HK", "2 play HA", "3 play D7", "4 play C7", "2 play H9",
               "3 play D8" },
    figures = { total = { 20, 252 } }, gains = { 20, 252, 20, 252 } },

  { say    = "not king and queen of another suit, and not if the partner has one of them",
    hands  = { { "King of hearts", "King of spades", "Queen of spades" },
               { "7 of spades", "8 of spades", "9 of spades" },
               { "Queen of hearts", "8 of diamonds", "9 of diamonds" },
               { "7 of clubs", "8 of clubs", "9 of clubs" } },
    turned = { "7 of hearts" },
    moves  = { "1 pass", "2 pass", "3 declare take", "1 play HK", "2 play S7", "3 play HQ", "4 play C7", "1 play SK",
               "2 play S8", "3 play D8", "4 play C8", "3 play D9" },
    figures = { total = { 252, 0 } }, gains = { 252, 0, 252, 0 } },

  -- Scoring.

  { say      = "takers who have more score what they have",
    contract = "take", declarer = 1,
    points   = { 96, 66, 0, 0 }, tricks = { 5, 3, 0, 0 },
    gains    = { 96, 66, 96, 66 } },

  { say      = "with their declarations, too",
    contract = "take", declarer = 1, melded = { 20, 0, 0, 0 },
    points   = { 72, 90, 0, 0 }, tricks = { 5, 3, 0, 0 },
    figures  = { total = { 92, 90 }, made = true, tie = false },
    gains    = { 92, 90, 92, 90 } },

  { say      = "a tie holds the takers' points for the next deal",
    contract = "take", declarer = 1,
    points   = { 81, 81, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains    = { 0, 81, 0, 81 }, tallies_after = { ["held over"] = 81 } },

  { say      = "takers who have less give all to the others",
    contract = "take", declarer = 1,
    points   = { 70, 92, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains    = { 0, 162, 0, 162 } },

  { say       = "what is held goes to the side that scores more in the next deal, and stays through a tie",
    contract  = "take", declarer = 1, tallies = { ["held over"] = 81 },
    cases     = { { points = { 96, 66, 0, 0 }, tricks = { 5, 3, 0, 0 }, gains = { 177, 66, 177, 66 },
                    tallies_after = { ["held over"] = 0 } },
                  { points = { 70, 92, 0, 0 }, tricks = { 4, 4, 0, 0 }, gains = { 0, 243, 0, 243 },
                    tallies_after = { ["held over"] = 0 } },
                  { points = { 81, 81, 0, 0 }, tricks = { 4, 4, 0, 0 }, gains = { 0, 81, 0, 81 },
                    tallies_after = { ["held over"] = 162 } } } },

  { say       = "belote stays with its side whatever happens",
    contract  = "take", declarer = 1, tallies = { belote = { 20, 0, 0, 0 } }, tricks = { 4, 4, 0, 0 },
    cases     = { { say = "it may make the difference", points = { 81, 81, 0, 0 }, gains = { 101, 81, 101, 81 } },
                  { say = "or not", points = { 70, 92, 0, 0 }, gains = { 20, 162, 20, 162 } },
                  { say = "and is not held", points = { 71, 91, 0, 0 }, gains = { 20, 91, 20, 91 },
                    tallies_after = { ["held over"] = 71 } } } },

  { say       = "the others add theirs to what the takers lose",
    contract  = "take", declarer = 1, tallies = { belote = { 0, 0, 0, 20 } },
    points    = { 85, 77, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains     = { 0, 182, 0, 182 } },

  { say      = "eighty-five are fewer than seventy-seven and fifty declared",
    contract = "take", declarer = 1, melded = { 0, 50, 0, 0 },
    points   = { 85, 77, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains    = { 0, 212, 0, 212 } },

  { say      = "who fails loses what was declared to the others",
    contract = "take", declarer = 1, melded = { 20, 0, 0, 0 },
    points   = { 70, 92, 0, 0 }, tricks = { 4, 4, 0, 0 },
    gains    = { 0, 182, 0, 182 } },

  { say      = "all tricks are 252",
    contract = "take", declarer = 1,
    cases    = { { points = { 162, 0, 0, 0 }, tricks = { 8, 0, 0, 0 }, gains = { 252, 0, 252, 0 } },
                 { points = { 0, 162, 0, 0 }, tricks = { 0, 8, 0, 0 }, gains = { 0, 252, 0, 252 } },
                 { say = "the table may agree on another number", house = { all_tricks = 262 },
                   points = { 162, 0, 0, 0 }, tricks = { 8, 0, 0, 0 }, gains = { 262, 0, 262, 0 } } } },

  { say = "takers who have more score it, takers who have less nothing but a belote", for_all_deals = 200,
    holds = function (result)
      local takers = result.declarers
      return takers.seats[1].gain == (result.made and takers.total or takers.belote)
    end },

  { say    = "a whole deal: the fourth takes it and has 122; the others keep 40, a tierce to the ace and a belote",
    hands  = { { "S10", "H10", "DQ", "D7", "C7" }, { "SJ", "HA", "DJ", "D9", "C10" },
               { "SK", "SQ", "H8", "CA", "CQ" }, { "SA", "S7", "HJ", "DK", "CJ" } },
    turned = { "C9" },
    stock  = { "S9", "DA", "CK", "S8", "H7", "HK", "D10", "C8", "D8", "H9", "HQ" },
    moves  = { "1 pass", "2 pass", "3 pass", "4 declare take",
               "1 play H10", "2 meld DJ D10 D9", "2 play HA", "3 meld CA CK CQ", "3 play H7", "4 play HJ",
               "2 play D10", "3 play CA", "4 play DK", "1 play D8", "3 play SK", "4 play SA", "1 play S10", "2 play SJ",
               "4 play DA", "1 play D7", "2 play D9", "3 play CK", "3 play SQ", "4 play S7", "1 play HQ", "2 play C10",
               "2 play HK", "3 play H8", "4 play CJ", "1 play H9", "4 play S9", "1 play C7", "2 play C8", "3 play S8",
               "2 play DJ", "3 play CQ", "4 play C9", "1 play DQ" },
    contract = "take", declarer = 4,
    tricks = { 0, 3, 2, 3 }, points = { 40, 122, 40, 122 }, melded = { 0, 20, 20, 0 },
    figures = { cards = { 40, 122 }, declared = { 20, 0 }, king_and_queen = { 20, 0 }, total = { 80, 122 },
                made = true },
    gains  = { 80, 122, 80, 122 } },

  -- The match.

  { say    = "after the deal in which a side has 1001 the match is over",
    hands  = { { "Jack of spades" }, { "10 of diamonds" }, { "Queen of spades" }, { "9 of clubs" } },
    turned = { "8 of hearts" },
    moves  = { "1 pass", "2 declare take" },
    gains  = { 0, 252, 0, 252 },
    cases  = { { scores = { 600, 749, 600, 749 }, to_act = {} },
               { say = "not with 1000", scores = { 600, 748, 600, 748 }, to_act = { 2 } },
               { say = "nor while both have as much", scores = { 1253, 1001, 1253, 1001 }, to_act = { 2 } },
               { say = "or with the points agreed on", house = { target_score = 501 },
                 scores = { 0, 249, 0, 249 }, to_act = {} } } },

  { say     = "the higher score wins",
    scores  = { 1010, 1001, 1010, 1001 },
    finish  = true,
    winners = { 1, 3 } },
}
