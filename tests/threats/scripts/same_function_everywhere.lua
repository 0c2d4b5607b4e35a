-- One long function in ten thousand places.
-- stopped: wrong-type 15

local function f(a)
  return 0 <<6000:+ a >>
end
local list = {}
for i = 1, 10000 do list[i] = f end

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    step "harm" { choices = list, apply = {} },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 2, winner = highest_score },
}
