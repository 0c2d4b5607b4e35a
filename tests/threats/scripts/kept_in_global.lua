-- Remembers in its environment.
-- stopped: unknown-name 14

local env = _ENV

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      env.kept = (env.kept or 0) + 1
    end },
  },
  match = { deals = 2, winner = highest_score },
}
