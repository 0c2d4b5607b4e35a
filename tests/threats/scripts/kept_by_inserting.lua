-- Remembers by the length of a list.
-- stopped: outer-local 14

local list = {}

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      table.insert(list, true)
      chips:score(result.seats[1], #list)
    end },
  },
  match = { deals = 2, winner = highest_score },
}
