-- A duel in which every trick costs a point, to ten points.

return game "Duel" {
  players = { 2 },
  deck    = "french_24",

  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle {
      says = { { "Each trick costs a point.", ja = "1トリックにつき1点引く。" } },
      score "tricks" { each_seat, function (seat) return -seat.tricks end },
    },
  },

  match = { ends_when = score_reaches { 10 }, winner = highest_score },
}
