return game "Script" {
  players = { 2 },
  deck    = "french_24",

  phases  = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      local function again(depth)
        return 1 + again(depth + 1)
      end
      chips:score(result.seats[1], again(1))
    end },
  },
  match   = { deals = 2, winner = highest_score },
}
