-- Worked examples: each is a line of the rules, and each is a test. Seats are numbered in the order
-- of play; 1 and 3 play against 2 and 4, and 4 deals.

local whole_deal =                            -- hearts are turned; three cards stay in the stock
  { { "Ace of clubs", "9 of clubs", "Ace of diamonds", "10 of spades", "9 of spades" },
    { "Ace of hearts", "9 of hearts", "Ace of spades", "King of clubs", "9 of diamonds" },
    { "Jack of diamonds", "King of hearts", "Queen of clubs", "King of diamonds", "Queen of spades" },
    { "Queen of hearts", "10 of hearts", "King of spades", "10 of diamonds", "10 of clubs" } }
local two_cards =
  { { "9 of clubs", "10 of clubs" }, { "Ace of hearts", "King of hearts" },
    { "Ace of clubs", "King of clubs" }, { "9 of diamonds", "10 of diamonds" } }
local one_card =
  { { "9 of clubs" }, { "Ace of hearts" }, { "Ace of clubs" }, { "9 of diamonds" } }
local all_pass = { "1 pass", "2 pass", "3 pass", "4 pass" }

return examples {
  -- The bowers.

  { say        = "the left bower is a spade where spades are trumps",
    trump_suit = "spades",
    trick      = { "9 of spades" },
    hand       = { "Jack of clubs", "Ace of hearts" },
    may_play   = { "Jack of clubs" } },

  { say        = "and no club",
    trump_suit = "spades",
    trick      = { "10 of clubs" },
    hand       = { "Jack of clubs", "Ace of hearts", "9 of diamonds" },
    may_play   = { "Jack of clubs", "Ace of hearts", "9 of diamonds" } },

  { say        = "led, it asks for trumps, not for the suit printed on it",
    trump_suit = "spades",
    trick      = { "Jack of clubs" },
    hand       = { "Ace of clubs", "9 of spades", "Ace of hearts" },
    may_play   = { "9 of spades" } },

  { say        = "the right bower beats the left",
    trump_suit = "hearts",
    trick      = { "Jack of diamonds", "Ace of hearts", "Jack of hearts", "9 of hearts" },
    winner     = 3 },

  { say   = "the left bower beats the ace of trumps; it is the other jack of the colour",
    cases = { { trump_suit = "spades", winner = 2,
                trick = { "Ace of spades", "Jack of clubs", "Jack of hearts", "Jack of diamonds" } },
              { trump_suit = "clubs", winner = 2,
                trick = { "Ace of clubs", "Jack of spades", "Jack of hearts", "Jack of diamonds" } },
              { trump_suit = "hearts", winner = 2,
                trick = { "Ace of hearts", "Jack of diamonds", "Jack of spades", "Jack of clubs" } },
              { trump_suit = "diamonds", winner = 2,
                trick = { "Ace of diamonds", "Jack of hearts", "Jack of spades", "Jack of clubs" } } } },

  { say        = "below the bowers trumps rank as any suit does",
    trump_suit = "hearts",
    cases      = { { trick = { "King of hearts", "Ace of hearts", "Queen of hearts", "10 of hearts" }, winner = 2 },
                   { trick = { "9 of hearts", "10 of hearts", "Queen of hearts", "King of hearts" }, winner = 4 } } },

  { say        = "in other suits a jack ranks between queen and ten",
    trump_suit = "hearts",
    trick      = { "10 of clubs", "Jack of clubs", "Queen of clubs", "9 of clubs" },
    winner     = 3 },

  -- Playing.

  { say        = "whoever can follow suit must, but need not beat the trick",
    trump_suit = "hearts",
    trick      = { "Queen of clubs" },
    hand       = { "9 of clubs", "Ace of clubs", "Ace of hearts" },
    may_play   = { "9 of clubs", "Ace of clubs" } },

  { say        = "whoever cannot plays anything, also where a trump would be there",
    trump_suit = "hearts",
    trick      = { "Queen of clubs" },
    hand       = { "9 of diamonds", "Ace of hearts" },
    may_play   = { "9 of diamonds", "Ace of hearts" } },

  { say        = "a trump beats any other suit, and who wins leads next",
    trump_suit = "hearts",
    trick      = { "Ace of clubs", "9 of hearts", "King of clubs", "Ace of spades" },
    winner     = 2, next_leader = 2 },

  { say        = "without a trump the highest card of the led suit wins",
    trump_suit = "hearts",
    leader     = 2,
    trick      = { "10 of clubs", "Ace of spades", "Queen of clubs", "Ace of diamonds" },
    winner     = 4 },

  -- The first round.

  { say    = "the eldest hand speaks first, and orders the card up or passes",
    hands  = two_cards, turned = { "Jack of hearts" },
    moves  = {},
    to_act = { 1 },
    legal  = { "1 pass", "1 declare order_up" },
    refused = { ["1 declare hearts"] = "no-such-call", ["2 declare order_up"] = "not-your-turn" } },

  { say      = "whoever orders it up is the maker, and its suit is trumps",
    hands    = two_cards, turned = { "Jack of hearts" },
    moves    = { "1 pass", "2 declare order_up" },
    contract = "order up", declarer = 2,
    trump_suit_after = "hearts",
    legal    = { "2 pass", "2 declare alone" } },

  { say      = "the dealer may as well, who is asked last",
    hands    = two_cards, turned = { "Jack of hearts" },
    moves    = { "1 pass", "2 pass", "3 pass", "4 declare order_up" },
    contract = "order up", declarer = 4 },

  { say     = "the dealer takes it, whoever has ordered it up, and lays any card away",
    hands   = two_cards, turned = { "Jack of hearts" },
    moves   = { "1 declare order_up", "1 pass" },
    legal   = { "4 discard HJ", "4 discard D10", "4 discard D9" },
    refused = { ["4 pass"] = "may-not-pass", ["4 discard D10 D9"] = "wrong-number" },
    hands_after = { [4] = { "Jack of hearts", "10 of diamonds", "9 of diamonds" } },
    turned_after = {} },

  { say    = "then the eldest hand leads",
    hands  = two_cards, turned = { "Jack of hearts" },
    moves  = { "1 declare order_up", "1 pass", "4 discard D9" },
    to_act = { 1 },
    discard_after = { "9 of diamonds" },
    hands_after   = { [4] = { "Jack of hearts", "10 of diamonds" } } },

  -- The second round.

  { say    = "in the second round the suit that was turned may not be named",
    hands  = two_cards,
    moves  = all_pass,
    cases  = { { turned = { "Queen of diamonds" },
                 legal  = { "1 pass", "1 declare clubs", "1 declare hearts", "1 declare spades" },
                 refused = { ["1 declare diamonds"] = "no-such-call", ["1 declare order_up"] = "no-such-call" } },
               { turned = { "Queen of spades" },
                 legal  = { "1 pass", "1 declare clubs", "1 declare hearts", "1 declare diamonds" } } } },

  { say    = "the turned card is turned down and lies on the stock",
    hands  = two_cards, turned = { "Queen of diamonds" }, stock = { "9 of spades" },
    moves  = all_pass,
    turned_after = {}, stock_after = { "9 of spades", "Queen of diamonds" } },

  { say   = "the suit that is named is trumps, and nobody takes a card",
    hands = two_cards, turned = { "Queen of diamonds" },
    cases = { { moves = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 declare spades", "2 pass" },
                contract = "spades", declarer = 2, trump_suit_after = "spades", to_act = { 1 },
                hands_after = two_cards },
              { moves = { "1 pass", "2 pass", "3 pass", "4 pass", "1 declare hearts" },
                contract = "hearts", declarer = 1, trump_suit_after = "hearts",
                legal = { "1 pass", "1 declare alone" } },
              { moves = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass", "3 pass", "4 declare clubs" },
                contract = "clubs", declarer = 4, trump_suit_after = "clubs" } } },

  { say      = "diamonds may be named where another suit was turned",
    hands    = two_cards, turned = { "Queen of spades" },
    moves    = { "1 pass", "2 pass", "3 pass", "4 pass", "1 declare diamonds" },
    contract = "diamonds", declarer = 1, trump_suit_after = "diamonds" },

  { say    = "if all pass again the cards are thrown in, and the next player deals",
    turned = { "Queen of diamonds" },
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 pass", "3 pass", "4 pass" },
    thrown_in = true,
    to_act = { 2 } },

  -- Alone.

  { say    = "only the maker is asked, once trumps are made",
    hands  = two_cards, turned = { "Jack of hearts" },
    moves  = { "1 pass", "2 pass", "3 declare order_up" },
    to_act = { 3 },
    legal  = { "3 pass", "3 declare alone" },
    refused = { ["1 declare alone"] = "not-your-turn", ["3 declare order_up"] = "no-such-call" } },

  { say    = "the partner of a lone maker sits out",
    hands  = two_cards, turned = { "Jack of hearts" },
    moves  = { "1 declare order_up", "1 declare alone", "4 discard D9" },
    sits_out = { 3 },
    hands_after = { { "9 of clubs", "10 of clubs" }, { "Ace of hearts", "King of hearts" }, {},
                    { "Jack of hearts", "10 of diamonds" } },
    to_act = { 1 } },

  { say    = "not otherwise",
    hands  = two_cards, turned = { "Jack of hearts" },
    moves  = { "1 declare order_up", "1 pass", "4 discard D9" },
    sits_out = {} },

  { say    = "a maker who names another suit may play alone as well",
    hands  = two_cards, turned = { "Queen of diamonds" },
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass", "1 pass", "2 declare spades", "2 declare alone" },
    sits_out = { 4 },
    to_act = { 1 } },

  { say    = "if the eldest hand sits out, the next one leads",
    hands  = two_cards, turned = { "Jack of hearts" },
    moves  = { "1 pass", "2 pass", "3 declare order_up", "3 declare alone", "4 discard D9" },
    sits_out = { 1 },
    to_act = { 2 } },

  { say    = "if it is the dealer, the turned card is laid away with the hand, and nobody looks at it",
    hands  = two_cards, turned = { "Jack of hearts" },
    moves  = { "1 pass", "2 declare order_up", "2 declare alone" },
    sits_out = { 4 },
    turned_after = {}, discard_after = {}, stock_after = {},
    hands_after  = { two_cards[1], two_cards[2], two_cards[3], {} },
    to_act = { 1 } },

  { say    = "a trick is whole when all who play have played",
    hands  = two_cards, turned = { "Jack of hearts" },
    moves  = { "1 declare order_up", "1 declare alone", "4 discard D9", "1 play C9", "2 play HK", "4 play D10" },
    tricks = { 0, 1, 0, 1 } },

  { say        = "whoever sits out is passed over in the trick",
    trump_suit = "spades",
    sits_out   = { 3 },
    trick      = { "9 of clubs", "King of clubs", "pass", "Ace of clubs" },
    winner     = 4 },

  -- Who sees what.

  { say   = "everybody sees the turned card, nobody the stock or another hand",
    hands = two_cards, turned = { "Jack of hearts" }, stock = { "9 of spades", "10 of spades", "Jack of spades" },
    moves = {},
    sees  = { { "turned", "9 of clubs" }, { "turned", "Ace of hearts" }, { "turned" }, { "turned" } },
    does_not_see = { { "stock", "hands" }, { "stock", "hands" }, { "stock", "hands" }, { "stock", "hands" } } },

  { say   = "only the dealer knows the card laid away; what was turned is in that hand for all to know",
    hands = two_cards, turned = { "Jack of hearts" },
    moves = { "1 declare order_up", "1 pass", "4 discard D9" },
    sees  = { [4] = { "discard", "Jack of hearts" } },
    does_not_see = { { "discard", "10 of diamonds" }, { "discard" }, { "discard" } } },

  { say   = "the stock stays hidden when a card has been turned down on it",
    hands = two_cards, turned = { "Queen of diamonds" }, stock = { "9 of spades" },
    moves = all_pass,
    does_not_see = { { "9 of spades" }, { "9 of spades" }, { "9 of spades" }, { "9 of spades" } } },

  -- Scoring.

  { say      = "three or four tricks are a point, all five two, fewer two for the others",
    contract = "spades",
    cases    = { { tricks = { 2, 1, 1, 1 }, gains = { 1, 0, 1, 0 } },
                 { tricks = { 3, 1, 1, 0 }, gains = { 1, 0, 1, 0 } },
                 { tricks = { 3, 0, 2, 0 }, gains = { 2, 0, 2, 0 } },
                 { tricks = { 1, 2, 1, 1 }, gains = { 0, 2, 0, 2 } },
                 { tricks = { 0, 2, 0, 3 }, gains = { 0, 2, 0, 2 } } } },

  { say      = "it is the same for a card that was ordered up, and for the other side",
    contract = "order up", declarer = 4,
    cases    = { { tricks = { 1, 1, 0, 3 }, gains = { 0, 1, 0, 1 } },
                 { tricks = { 0, 1, 0, 4 }, gains = { 0, 2, 0, 2 } },
                 { tricks = { 2, 1, 1, 1 }, gains = { 2, 0, 2, 0 } } } },

  { say       = "alone all five are four points, three or four one, fewer two for the others",
    contract  = "spades",
    announced = { [1] = { "alone" } },
    sits_out  = { 3 },
    cases     = { { tricks = { 3, 1, 0, 1 }, gains = { 1, 0, 1, 0 } },
                  { tricks = { 4, 1, 0, 0 }, gains = { 1, 0, 1, 0 } },
                  { tricks = { 5, 0, 0, 0 }, gains = { 4, 0, 4, 0 } },
                  { tricks = { 2, 1, 0, 2 }, gains = { 0, 2, 0, 2 } } } },

  { say      = "each of these amounts can be agreed on",
    contract = "spades",
    house    = { maker_points = 2, euchre_points = 3, lone_euchre_points = 4, march_points = 5,
                 lone_march_points = 6 },
    cases    = { { tricks = { 2, 2, 0, 1 }, gains = { 0, 3, 0, 3 } },
                 { tricks = { 5, 0, 0, 0 }, gains = { 5, 0, 5, 0 } },
                 { tricks = { 3, 1, 0, 1 }, gains = { 2, 0, 2, 0 } },
                 { announced = { [1] = { "alone" } }, sits_out = { 3 },
                   tricks = { 2, 2, 0, 1 }, gains = { 0, 4, 0, 4 } },
                 { announced = { [1] = { "alone" } }, sits_out = { 3 },
                   tricks = { 5, 0, 0, 0 }, gains = { 6, 0, 6, 0 } } } },

  { say    = "a whole deal: the card is ordered up, and the makers take three tricks",
    hands  = whole_deal, turned = { "Jack of hearts" },
    stock  = { "Jack of clubs", "Queen of diamonds", "Jack of spades" },
    moves  = { "1 pass", "2 declare order_up", "2 pass", "4 discard D10",
               "1 play CA", "2 play CK", "3 play CQ", "4 play C10",     -- the ace of clubs holds
               "1 play DA", "2 play D9", "3 play DK", "4 play H10",     -- the left bower is no diamond
               "4 play HJ", "1 play S9", "2 play H9", "3 play HK",
               "4 play HQ", "1 play S10", "2 play HA", "3 play DJ",     -- it beats the ace
               "3 play SQ", "4 play SK", "1 play C9", "2 play SA" },
    tricks = { 1, 1, 1, 2 },
    gains  = { 0, 1, 0, 1 } },

  { say = "one side scores, and the other does not", for_all_deals = 200,
    holds = function (result)
      local first, second = result.seats[1].gain, result.seats[2].gain
      return first * second == 0 and contains({ 1, 2, 4 }, first + second)
        and first == result.seats[3].gain and second == result.seats[4].gain
    end },

  -- The match.

  { say    = "ten points end the match",
    hands  = one_card, turned = { "Queen of diamonds" },
    scores = { 0, 8, 0, 8 },
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass", "1 declare hearts", "1 pass" },
    gains  = { 0, 2, 0, 2 },
    to_act = {} },

  { say    = "nine do not, and the next player deals",
    hands  = one_card, turned = { "Queen of diamonds" },
    scores = { 9, 7, 9, 7 },
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass", "1 declare hearts", "1 pass" },
    gains  = { 0, 2, 0, 2 },
    to_act = { 2 } },

  { say    = "a shorter match can be agreed on",
    house  = { target_score = 5 },
    hands  = one_card, turned = { "Queen of diamonds" },
    scores = { 0, 3, 0, 3 },
    moves  = { "1 pass", "2 pass", "3 pass", "4 pass", "1 declare hearts", "1 pass" },
    to_act = {} },

  { say     = "the side with more points wins",
    scores  = { 10, 8, 10, 8 },
    finish  = true,
    winners = { 1, 3 } },
}
