-- Pairs: each trick is a point for the seat that takes it.

return game "Pairs" {
  players = { 4 },
  deck    = "french_24",
  teams   = partners_opposite,

  phases = {
    deal { packets = { 6 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle {
      score "tricks" { each_seat, function (seat) return seat.tricks end },
    },
  },

  match = { deals = 4, winner = highest_score },
}
