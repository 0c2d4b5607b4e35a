-- Oh Hell: everybody says how many tricks they will take and must take exactly that many.
-- Points on which books differ: rulings.md.

return game "Oh Hell" {
  players   = { 4, 3, 5, 6, 7 },
  direction = clockwise,
  deck      = "french_52",
  trumps    = trump_suit,
  zones     = {
    turned = face_up { title = "turned card", ja = "表に返したカード" },
    stock = face_down { ja = "山札" },
  },

  house = {
    most_cards = number { by_players { [3] = 10, [4] = 10, [5] = 10, [6] = 8, [7] = 7 },
                          "cards in the first deal and in the last", from = 1, to = 17 },
    exact_bid  = number { 10, "points for a right bid, beside the bid itself", from = 0, to = 100 },
  },

  phases = {
    deal {                                    -- ten, nine .. one, two .. ten
      one_by_one = each_deal { from = house.most_cards, to = 1, and_back = true },
      lay        = { { 1, "turned" } },
      rest       = "stock",
    },
    fix { trump_suit = suit_of { "turned" } },

    predict {                                 -- the dealer last, who may not make the sum come out
      who       = each_seat,
      from      = 0,
      to        = cards_dealt,
      total_not = cards_dealt,
    },

    play {
      first_lead = { eldest_hand },
      follow     = { follow_suit, any_card },
      winner     = { highest_trump, highest_of_led_suit },
    },

    settle {
      says = { "Exactly as many tricks as bid: {house.exact_bid} and the bid. Otherwise nothing." },
      score "bid" { each_seat, function (seat)
        return seat.tricks == seat.predicted and house.exact_bid + seat.predicted or 0
      end },
    },
  },

  match = {
    ends_when = cycle_complete,               -- after the second deal of ten
    winner    = highest_score,
  },
}
