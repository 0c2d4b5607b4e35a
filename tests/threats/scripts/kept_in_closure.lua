-- Counts in a table that only a function made by a function sees.
-- stopped: outer-local 7

local function counter()
  local seen = { n = 0 }
  return function ()
    seen.n = seen.n + 1
    return seen.n
  end
end
local count = counter()

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      chips:score(result.seats[1], count())
    end },
  },
  match = { deals = 2, winner = highest_score },
}
