return game "Script" {
  players = { 2 },
  deck    = "french_24",

  phases  = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      local n = 0
      while n >= 0 do n = n + 1 end
    end },
  },
  match   = { deals = 2, winner = highest_score },
}
