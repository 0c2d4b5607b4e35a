-- A score that is never worked out, of the last seat only.
-- stopped: instruction-budget 12

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "gold" { each_seat, function (seat)
      while seat.number == 2 do end
      return 0
    end } },
  },
  match = { deals = 2, winner = highest_score },
}
