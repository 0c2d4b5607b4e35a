-- Runs its own settlement while the file is read.
-- stopped: script-error 5

local function pay(result, chips)
  chips:score(result.seats[1], 1)
end
pay(nil, nil)

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = pay },
  },
  match = { deals = 2, winner = highest_score },
}
