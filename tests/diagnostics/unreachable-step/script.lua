return game "Script" {
  players = { 2 },
  deck    = "french_24",

  phases  = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, lead = { any_card },
           follow = { any_card, "hearts", follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      for _, seat in ipairs(result.seats) do chips:score(seat, seat.tricks) end
    end },
  },
  match   = { deals = 2, winner = highest_score },
}
