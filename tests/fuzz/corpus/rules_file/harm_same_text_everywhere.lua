-- One long text in ten thousand places: nothing to Lua, gigabytes to the program.
-- stopped: wrong-type 15

local s = ("xy"):rep(4000)
local says = {}
for i = 1, 10000 do says[i] = s end

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { says = says, score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 2, winner = highest_score },
}
