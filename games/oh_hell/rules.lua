-- Oh Hell: say how many tricks you take, and hit it. Points on which books differ:
-- rulings.md.

return game "Oh Hell" {
  family      = plain_tricks,
  also_called = { "Oh Pshaw", "Blob", "Nomination Whist", "Up and Down the River", "Rikiki", "Blackout",
                  "Stiche raten", "オー・ヘル" },
  nearest_to  = { "Wizard", "Skull King", "Ninety-Nine", "Plump" },

  players   = { 4, 3, 5, 6, 7 },
  direction = clockwise,
  deck      = "french_52",
  trumps    = trump_suit,
  zones     = {
    turned = face_up { title = "turned card", ja = "表に返したカード" },
    stock  = face_down { ja = "山札" },
  },

  house = {
    most_cards = number { by_players { [3] = 10, [4] = 10, [5] = 10, [6] = 8, [7] = 7 },
                          "cards each in the longest deals", from = 1,
                          to = by_players { [3] = 17, [4] = 12, [5] = 10, [6] = 8, [7] = 7 } },
    exact_bid  = number { 10, "points for a right bid, beside the number bid", from = 0, to = 100 },
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
      says = {
        "The number predicted is a player's bid. Exactly as many tricks score {house.exact_bid} and the bid.",
        "A wrong bid scores nothing.",
      },
      score "bid" { each_seat, function (seat)
        return seat.tricks == seat.predicted and house.exact_bid + seat.predicted or 0
      end },
    },
  },

  match = {
    ends_when = cycle_complete,               -- after the second of the longest deals
    winner    = highest_score,
  },
}
