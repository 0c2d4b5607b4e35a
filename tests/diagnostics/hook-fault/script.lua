return game "Script" {
  players = { 2 },
  deck    = "french_24",

  phases  = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      local best = nil
      for _, seat in ipairs(result.seats) do
        if seat.tricks > 12 then best = seat end
      end
      chips:score(best.number, 1)
    end },
  },
  match   = { deals = 2, winner = highest_score },
}
