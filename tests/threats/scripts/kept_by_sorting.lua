-- Remembers by the order of a list.
-- stopped: outer-local 14

local order = { 1, 2 }

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      table.sort(order, function (a, b) return order[1] == a and b > 0 end)
      chips:score(result.seats[1], order[1])
    end },
  },
  match = { deals = 2, winner = highest_score },
}
