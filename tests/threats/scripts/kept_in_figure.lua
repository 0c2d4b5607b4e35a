-- Writes into the list that a word was given.
-- stopped: outer-local 14

local points = { 1, 2 }

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      points[1] = points[1] + 1
      chips:score(result.seats[1], points[1])
    end },
  },
  match = { deals = 2, winner = highest_score },
}
