-- Lets pairs remember how far it has come.
-- stopped: outer-local 15

local steps = { a = 1, b = 2, c = 3, d = 4 }
local step, of = pairs(steps)

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      local key = step(of)
      chips:score(result.seats[1], key and steps[key] or 0)
    end },
  },
  match = { deals = 2, winner = highest_score },
}
