-- After each trick everybody draws, the winner first; the turned card makes trumps and is drawn last.

return game "Drawing" {
  players = { 2 },
  deck    = "french_24",
  values  = { trump_suit = suit },
  trumps  = values.trump_suit,
  zones   = { stock = face_down, turned = face_up },

  card_points = { { 11, "Ace" }, { 10, "10" }, { 4, "King" }, { 3, "Queen" }, { 2, "Jack" } },

  phases = {
    deal { packets = { 3 }, lay = { { 1, "turned" } }, rest = "stock" },
    fix { trump_suit = suit_of { "turned", 1 } },
    play {
      first_lead  = { eldest_hand },
      follow      = { any_card },
      winner      = { highest_trump, highest_of_led_suit },
      after_trick = { move "draw" { 1, any_card, from = { "stock", "turned" }, to = "hand",
                                    of = each_seat { from = winner } } },
    },
    settle { score "points" { each_seat, function (seat) return seat.points end } },
  },

  match = { deals = 2, winner = highest_score },
}
