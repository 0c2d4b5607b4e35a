-- Writes a field of what it is given.
-- stopped: global-write 14

local name = "kept"

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      result[name] = 1
    end },
  },
  match = { deals = 2, winner = highest_score },
}
