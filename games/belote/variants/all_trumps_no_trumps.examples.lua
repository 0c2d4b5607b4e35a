-- Seats 1 and 3 have the kings and queens of two suits each.
local pairs_of = { { "King of spades", "Queen of spades", "King of hearts", "Queen of hearts" },
                   { "7 of spades", "8 of spades", "7 of hearts", "8 of hearts" },
                   { "King of diamonds", "Queen of diamonds", "King of clubs", "Queen of clubs" },
                   { "7 of diamonds", "8 of diamonds", "7 of clubs" } }
local function named(call, play)
  local moves = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", call }
  for _, move in ipairs(play) do moves[#moves + 1] = move end
  return moves
end
local all_four = { "1 play SK", "2 play S7", "3 play DK", "4 play D7", "1 play SQ", "2 play S8", "3 play DQ",
                   "4 play D8", "1 play HK", "2 play H7", "3 play CK", "4 play C7", "1 play HQ" }

return examples {
  { say   = "they are named in the second round",
    turned = { "8 of hearts" },
    moves = { "1 pass", "2 pass", "3 pass", "4 pass" },
    legal = { "1 pass", "1 declare spades", "1 declare diamonds", "1 declare clubs", "1 declare all_trumps",
              "1 declare no_trumps" } },

  { say      = "with all trumps every suit ranks from the jack down, and only the led suit wins",
    contract = "all trumps",
    cases    = { { trick = { "Ace of spades", "9 of spades", "Jack of hearts", "10 of spades" }, winner = 2 },
                 { trick = { "Ace of spades", "9 of spades", "Jack of hearts", "Jack of spades" }, winner = 4 },
                 { trick = { "10 of clubs", "King of clubs", "Ace of clubs", "Jack of hearts" }, winner = 3 },
                 { trick = { "Queen of clubs", "10 of clubs", "King of clubs", "8 of clubs" }, winner = 2 } } },

  { say      = "a card has to be beaten, the suit followed if that is not possible, and else any card will do",
    contract = "all trumps",
    cases    = { { trick = { "Ace of spades" }, hand = { "9 of spades", "7 of spades", "Jack of hearts" },
                   may_play = { "9 of spades" } },
                 { say = "the partner's, too", trick = { "Ace of spades", "7 of spades" },
                   hand = { "9 of spades", "8 of spades", "Jack of hearts" }, may_play = { "9 of spades" } },
                 { trick = { "Jack of spades" }, hand = { "9 of spades", "7 of spades", "Jack of hearts" },
                   may_play = { "9 of spades", "7 of spades" } },
                 { trick = { "Ace of spades" }, hand = { "Jack of hearts", "7 of clubs" },
                   may_play = { "Jack of hearts", "7 of clubs" } } } },

  { say      = "without trumps the suit is followed, and the ace is the highest",
    contract = "no trumps",
    cases    = { { trick = { "King of spades" }, hand = { "Ace of spades", "7 of spades", "Jack of hearts" },
                   may_play = { "Ace of spades", "7 of spades" } },
                 { trick = { "King of spades" }, hand = { "Ace of hearts", "7 of clubs" },
                   may_play = { "Ace of hearts", "7 of clubs" } } } },

  { say      = "without trumps the jack is below the queen",
    contract = "no trumps",
    cases    = { { trick = { "Jack of spades", "9 of spades", "Ace of spades", "10 of spades" }, winner = 3 },
                 { trick = { "Jack of spades", "9 of spades", "Jack of hearts", "Queen of spades" }, winner = 4 } } },

  { say      = "what a card counts with all trumps",
    contract = "all trumps",
    cases    = { { captured = { { "Jack of spades" }, { "9 of hearts" }, { "Ace of diamonds" }, { "10 of clubs" } },
                   points   = { 14, 9, 6, 5 } },
                 { captured = { { "King of spades" }, { "Queen of hearts" }, { "8 of diamonds" }, { "7 of clubs" } },
                   points   = { 3, 1, 0, 0 } } } },

  { say      = "and without",
    contract = "no trumps",
    cases    = { { captured = { { "Ace of spades" }, { "10 of hearts" }, { "King of diamonds" }, { "Queen of clubs" } },
                   points   = { 19, 10, 4, 3 } },
                 { captured = { { "Jack of spades" }, { "9 of hearts" }, { "8 of diamonds" }, { "7 of clubs" } },
                   points   = { 2, 0, 0, 0 } } } },

  { say      = "each suit counts 38 either way",
    captured = { { "spades" }, {}, {}, {} },
    cases    = { { contract = "all trumps", points = { 38, 0, 0, 0 } },
                 { contract = "no trumps", points = { 38, 0, 0, 0 } } } },

  { say    = "and the last trick ten",
    hands  = { { "Ace of spades", "7 of hearts" }, { "8 of spades", "Jack of hearts" },
               { "7 of spades", "7 of diamonds" }, { "8 of diamonds", "7 of clubs" } },
    turned = { "8 of clubs" },
    cases  = { { moves = named("2 declare all_trumps", { "1 play SA", "2 play S8", "4 play D8", "1 play H7" }),
                 figures = { cards = { 6, 24 } } },
               { moves = named("2 declare no_trumps", { "1 play SA", "2 play S8", "4 play D8", "1 play H7" }),
                 figures = { cards = { 19, 12 } } } } },

  { say    = "with all trumps each suit has its belote, without trumps none",
    hands  = pairs_of, turned = { "8 of clubs" },
    cases  = {
      { moves   = named("4 declare all_trumps", all_four), figures = { total = { 332, 0 } } },
      { moves   = named("4 declare no_trumps", all_four),  figures = { total = { 252, 0 } } } } },

  { say    = "with a trump suit only that of the suit counts",
    hands  = pairs_of, turned = { "8 of clubs" },
    moves  = named("4 declare hearts",
                   { "1 play HK", "2 play H7", "3 play DK", "4 play D7", "1 play HQ", "2 play H8", "3 play DQ",
                     "4 play D8", "1 play SK", "2 play S7", "3 play CK", "4 play C7" }),
    figures = { total = { 272, 0 } } },
}
