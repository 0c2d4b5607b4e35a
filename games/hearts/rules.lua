-- Hearts: a heart costs 1, the queen of spades 13. One player who takes them all turns
-- it round.

return game "Hearts" {
  family      = avoiding,
  also_called = { "Black Lady", "Chase the Lady", "Dame de pique" },
  nearest_to  = { "Gong Zhu", "Black Maria", "Rickety Kate", "Reversis", "Knaves", "ブラックマリア" },

  players     = { 4 },
  direction   = clockwise,
  deck        = "french_52",
  card_points = { { 1, "hearts" }, { 13, "Queen of spades" } },
  with        = { "no_points_on_first_trick", "must_break_hearts" },

  house = {
    target_score = number { 100, "points that end the match", from = 1, to = 1000 },
  },

  phases = {
    deal { packets = { 13 } },

    exchange {                                -- passed on before anybody sees what arrives
      who   = all_at_once,
      gives = pick { 3 },
      to    = each_deal { left_neighbour, right_neighbour, opposite, nobody },
    },

    play {
      first_lead = { holder { "2 of clubs" } },
      lead       = { cards { "2 of clubs", when = first_trick }, any_card },
      follow     = { follow_suit, any_card },
      winner     = { highest_of_led_suit },
    },

    settle {
      says = {
        "Each player scores the points of the cards taken.",
        "Whoever has taken all {points.all} points scores nothing; each of the others scores {points.all}.",
      },
      score "points" { each_seat, function (seat, result)
        local moon = result:seats_with_points(result.all_points)[1]
        if not moon then return seat.points end
        return seat == moon and 0 or result.all_points
      end },
    },
  },

  match = {
    ends_when = score_reaches { house.target_score },
    winner    = lowest_score,
  },
}
