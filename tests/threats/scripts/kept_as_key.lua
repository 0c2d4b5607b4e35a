-- Keeps a seat as the key of a table outside.
-- stopped: outer-local 14

local kept = {}

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      kept[result.seats[1]] = true
    end },
  },
  match = { deals = 2, winner = highest_score },
}
