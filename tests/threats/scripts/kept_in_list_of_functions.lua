-- Hands a table round through a list of functions.
-- stopped: outer-local 16

local hidden = {}
local doors = { see = function () return hidden end }

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      local t = doors.see()
      t.n = (t.n or 0) + 1
      chips:score(result.seats[1], t.n)
    end },
  },
  match = { deals = 2, winner = highest_score },
}
