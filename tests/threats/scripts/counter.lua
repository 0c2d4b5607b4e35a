-- Remembers the deals it has seen.
-- stopped: outer-local 14

local seen = 0

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      seen = seen + 1
      chips:score(result.seats[1], seen)
    end },
  },
  match = { deals = 2, winner = highest_score },
}
