return game "Script" {
  players = { 2 },
  deck    = "deck",
  phases  = {
    deal { packets = { 135 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      for _, seat in ipairs(result.seats) do chips:score(seat, seat.tricks) end
    end },
  },
  match   = { deals = 2, winner = highest_score },
}
