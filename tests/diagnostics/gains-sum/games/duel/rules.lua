-- A duel: who takes more tricks gets what the other loses.

return game "Duel" {
  players = { 2 },
  deck    = "french_24",

  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle {
      says = { { "Each scores the tricks taken less those of the other.", ja = "取ったトリックから相手のトリックを引く。" } },
      score "tricks" { each_seat, function (seat) return 2 * seat.tricks - 12 end },
    },
  },

  match = { deals = 2, winner = highest_score },
}
