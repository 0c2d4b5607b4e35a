-- Two functions share a local outside of them.
-- stopped: outer-local 7

local n = 0
local function read() return n end
local function write(value)
  n = value
end

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      write(read() + 1)
      chips:score(result.seats[1], read())
    end },
  },
  match = { deals = 2, winner = highest_score },
}
