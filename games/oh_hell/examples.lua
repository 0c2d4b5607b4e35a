-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; the last seat deals.

return examples {
  -- Dealing.

  { say   = "ten cards in the first deal",
    moves = {},
    legal = { "1 predict 0", "1 predict 1", "1 predict 2", "1 predict 3", "1 predict 4", "1 predict 5",
              "1 predict 6", "1 predict 7", "1 predict 8", "1 predict 9", "1 predict 10" },
    cases = { { say = "with four players" }, { say = "with three", players = 3 },
              { say = "with five", players = 5 } } },

  { say     = "eight cards with six players",
    players = 6,
    moves   = {},
    legal   = { "1 predict 0", "1 predict 1", "1 predict 2", "1 predict 3", "1 predict 4", "1 predict 5",
                "1 predict 6", "1 predict 7", "1 predict 8" } },

  { say     = "seven with seven",
    players = 7,
    moves   = {},
    legal   = { "1 predict 0", "1 predict 1", "1 predict 2", "1 predict 3", "1 predict 4", "1 predict 5",
                "1 predict 6", "1 predict 7" } },

  { say   = "another number, where the table says so",
    house = { most_cards = 3 },
    moves = {},
    legal = { "1 predict 0", "1 predict 1", "1 predict 2", "1 predict 3" } },

  { say     = "three may have seventeen: one card is left, and that one is turned",
    players = 3, house = { most_cards = 17 },
    moves   = { "1 predict 17", "2 predict 0" },
    to_act  = { 3 },
    refused = { ["3 predict 0"] = "total-barred" },
    does_not_see = { { "hands" }, { "hands" }, { "hands" } } },

  { say   = "two cards in the ninth deal and in the eleventh, on the way up",
    moves = {},
    legal = { "1 predict 0", "1 predict 1", "1 predict 2" },
    cases = { { deal = 9 }, { deal = 11 } } },

  { say   = "one card in the tenth",
    deal  = 10,
    moves = { "1 predict 1", "2 predict 0", "3 predict 1" },
    legal = { "4 predict 0", "4 predict 1" } },

  { say   = "as many cards in the last deal as in the first: the nineteenth of four players",
    deal  = 19,
    moves = { "1 predict 4", "2 predict 3", "3 predict 2" },
    legal = { "4 predict 0", "4 predict 2", "4 predict 3", "4 predict 4", "4 predict 5", "4 predict 6", "4 predict 7",
              "4 predict 8", "4 predict 9", "4 predict 10" } },

  { say     = "the fifteenth of six",
    players = 6, deal = 15,
    moves   = { "1 predict 1", "2 predict 1", "3 predict 1", "4 predict 1", "5 predict 1" },
    legal   = { "6 predict 0", "6 predict 1", "6 predict 2", "6 predict 4", "6 predict 5", "6 predict 6", "6 predict 7",
                "6 predict 8" } },

  { say     = "the thirteenth of seven",
    players = 7, deal = 13,
    moves   = { "1 predict 1", "2 predict 1", "3 predict 1", "4 predict 1", "5 predict 1", "6 predict 1" },
    legal   = { "7 predict 0", "7 predict 2", "7 predict 3", "7 predict 4", "7 predict 5", "7 predict 6",
                "7 predict 7" } },

  { say          = "the next card is turned, for everybody to see; what is left over nobody sees",
    deal         = 10,
    hands        = { { "9 of diamonds" }, { "2 of spades" }, { "Ace of diamonds" }, { "King of clubs" } },
    turned       = { "5 of spades" },
    stock        = { "6 of spades", "3 of hearts" },
    moves        = {},
    turned_after = { "5 of spades" },
    sees         = { { "turned", "9 of diamonds" }, { "turned", "2 of spades" }, { "turned", "Ace of diamonds" },
                     { "turned", "King of clubs" } },
    does_not_see = { { "stock", "hands" }, { "stock", "hands" }, { "stock", "hands" }, { "stock", "hands" } } },

  -- Bidding.

  { say   = "five cards: the dealer may not make the sum come out",
    deal  = 6,
    moves = { "1 predict 2", "2 predict 0", "3 predict 1" },
    legal = { "4 predict 0", "4 predict 1", "4 predict 3", "4 predict 4", "4 predict 5" },
    refused = { ["4 predict 2"] = "total-barred", ["4 predict 6"] = "no-such-call", ["4 pass"] = "may-not-pass" },
    predicted = { 2, 0, 1, -1 } },

  { say   = "where it is more already, the dealer is free",
    deal  = 6,
    moves = { "1 predict 3", "2 predict 1", "3 predict 2" },
    legal = { "4 predict 0", "4 predict 1", "4 predict 2", "4 predict 3", "4 predict 4", "4 predict 5" } },

  { say     = "nobody but the dealer is held back",
    players = 3, deal = 9,
    moves   = { "1 predict 1" },
    legal   = { "2 predict 0", "2 predict 1", "2 predict 2" } },

  { say     = "everybody bids in turn, and once",
    deal    = 6,
    moves   = { "1 predict 2" },
    to_act  = { 2 },
    refused = { ["1 predict 3"] = "not-your-turn", ["3 predict 1"] = "not-your-turn" } },

  -- Playing.

  { say     = "the dealer's left leads, whoever has bid most",
    deal    = 9,
    hands   = { { "9 of diamonds", "3 of clubs" }, { "2 of spades", "8 of hearts" },
                { "Ace of diamonds", "7 of hearts" }, { "King of clubs", "Ace of spades" } },
    turned  = { "5 of spades" },
    moves   = { "1 predict 0", "2 predict 1", "3 predict 1", "4 predict 2" },
    predicted = { 0, 1, 1, 2 },
    to_act  = { 1 },
    legal   = { "1 play D9", "1 play C3" },
    refused = { ["1 predict 1"] = "wrong-verb" } },

  { say        = "anything may be led, trumps as well",
    trump_suit = "spades",
    hand       = { "4 of diamonds", "King of clubs", "2 of spades" },
    may_play   = { "4 of diamonds", "King of clubs", "2 of spades" } },

  { say        = "a player who can follow suit must",
    trump_suit = "spades",
    trick      = { "9 of diamonds" },
    hand       = { "4 of diamonds", "King of diamonds", "Ace of spades" },
    may_play   = { "4 of diamonds", "King of diamonds" } },

  { say        = "who cannot plays what he likes, and need not trump",
    trump_suit = "spades",
    trick      = { "9 of diamonds" },
    hand       = { "4 of clubs", "King of hearts", "Ace of spades" },
    may_play   = { "4 of clubs", "King of hearts", "Ace of spades" } },

  { say     = "a card of another suit is refused to who holds the suit led",
    deal    = 8,
    hands   = { { "9 of diamonds", "3 of clubs", "4 of clubs" },
                { "2 of diamonds", "King of diamonds", "8 of spades" },
                { "Ace of diamonds", "7 of hearts", "8 of hearts" },
                { "King of clubs", "Ace of spades", "6 of hearts" } },
    turned  = { "5 of spades" },
    moves   = { "1 predict 0", "2 predict 1", "3 predict 1", "4 predict 2", "1 play D9" },
    legal   = { "2 play D2", "2 play DK" },
    refused = { ["2 play S8"] = "must-follow-suit" } },

  { say         = "the highest trump wins the trick, and its player leads to the next",
    trump_suit  = "spades",
    trick       = { "Ace of diamonds", "2 of spades", "King of diamonds", "10 of spades" },
    winner      = 4,
    next_leader = 4 },

  { say         = "without a trump the highest card of the suit led, whatever else was thrown off",
    trump_suit  = "spades",
    leader      = 2,
    trick       = { "Jack of diamonds", "Ace of hearts", "King of diamonds", "Ace of clubs" },
    winner      = 4,
    next_leader = 4 },

  { say    = "the card turned makes trumps",
    deal   = 10,
    hands  = { { "9 of diamonds" }, { "2 of spades" }, { "Ace of diamonds" }, { "King of clubs" } },
    turned = { "5 of spades" },
    moves  = { "1 predict 0", "2 predict 1", "3 predict 0", "4 predict 1",
               "1 play D9", "2 play S2", "3 play DA", "4 play CK" },
    winner = 2,
    gains  = { 10, 11, 10, 0 } },

  { say          = "a hand stays hidden to its last card; what lies in the trick is seen by all",
    deal         = 9,
    hands        = { { "9 of diamonds", "3 of clubs" }, { "2 of diamonds", "8 of spades" },
                     { "Ace of diamonds", "7 of hearts" }, { "King of clubs", "Ace of spades" } },
    turned       = { "5 of spades" },
    moves        = { "1 predict 0", "2 predict 1", "3 predict 1", "4 predict 2", "1 play D9", "2 play D2" },
    sees         = { { "3 of clubs", "2 of diamonds", "turned" }, { "8 of spades", "9 of diamonds", "turned" },
                     { "9 of diamonds", "2 of diamonds", "turned" }, { "9 of diamonds", "2 of diamonds", "turned" } },
    does_not_see = { { "hands" }, { "hands" }, { "hands" }, { "hands" } } },

  -- Scoring.

  { say   = "who has bid right scores ten and the bid, and everybody else nothing",
    cases = { { predicted = { 3, 0, 2, 4 }, tricks = { 3, 0, 3, 4 }, gains = { 13, 10, 0, 14 } },
              { say = "one too few is as wrong as one too many",
                predicted = { 1, 1, 1, 1 }, tricks = { 0, 1, 2, 7 }, gains = { 0, 11, 0, 0 } } } },

  { say       = "five and the tricks, where the table says so",
    house     = { exact_bid = 5 },
    predicted = { 3, 0, 2, 4 },
    tricks    = { 3, 0, 3, 4 },
    gains     = { 8, 5, 0, 9 } },

  { say    = "a whole deal: three have bid one and have it, the fourth was overtrumped",
    deal   = 8,
    hands  = { { "Ace of spades", "King of hearts", "2 of clubs" },
               { "5 of spades", "10 of clubs", "4 of diamonds" },
               { "9 of spades", "Ace of hearts", "3 of hearts" },
               { "King of spades", "Ace of diamonds", "5 of clubs" } },
    turned = { "9 of clubs" },
    moves  = { "1 predict 1", "2 predict 1", "3 predict 1", "4 predict 1",
               "1 play SA", "2 play S5", "3 play S9", "4 play SK",
               "1 play HK", "2 play C10", "3 play HA", "4 play DA",
               "2 play D4", "3 play H3", "4 play C5", "1 play C2" },
    tricks = { 1, 1, 0, 1 },
    gains  = { 11, 11, 0, 11 } },

  { say = "in every deal somebody has bid wrong", for_all_deals = 100,
    holds = function (result)
      for _, seat in ipairs(result.seats) do
        if seat.gain == 0 then return true end
      end
      return false
    end },

  -- The match.

  { say   = "after the nineteenth deal the match is over, and after the one before it is not",
    cases = { { deal = 18, moves = { "1 predict 1", "2 predict 0", "3 predict 0", "4 predict 1" }, to_act = { 2 } },
              { deal = 19, moves = { "1 predict 1", "2 predict 0", "3 predict 0", "4 predict 1" }, to_act = {} } },
    hands = { { "9 of diamonds" }, { "2 of spades" }, { "Ace of diamonds" }, { "King of clubs" } },
    turned = { "5 of spades" } },

  { say     = "six play fifteen deals",
    players = 6,
    hands   = { { "9 of diamonds" }, { "2 of spades" }, { "Ace of diamonds" }, { "King of clubs" }, { "3 of hearts" },
                { "4 of hearts" } },
    turned  = { "5 of spades" },
    moves   = { "1 predict 1", "2 predict 0", "3 predict 0", "4 predict 0", "5 predict 0", "6 predict 1" },
    cases   = { { deal = 14, to_act = { 2 } }, { deal = 15, to_act = {} } } },

  { say     = "seven play thirteen",
    players = 7,
    hands   = { { "9 of diamonds" }, { "2 of spades" }, { "Ace of diamonds" }, { "King of clubs" }, { "3 of hearts" },
                { "4 of hearts" }, { "6 of hearts" } },
    turned  = { "5 of spades" },
    moves   = { "1 predict 1", "2 predict 0", "3 predict 0", "4 predict 0", "5 predict 0", "6 predict 0",
                "7 predict 1" },
    cases   = { { deal = 12, to_act = { 2 } }, { deal = 13, to_act = {} } } },

  { say    = "the most points win",
    finish = true,
    scores = { 140, 163, 96, 121 },
    winners = { 2 } },

  { say    = "together, if several have them",
    finish = true,
    scores = { 140, 163, 96, 163 },
    winners = { 2, 4 } },
}
