-- A function that is made anew ten thousand times, and looked at as often.
-- stopped: wrong-type 10

local list = {}
for i = 1, 2000 do
  list[i] = function (a) return 0 <<3000:+ a >> end
end
local harm = step "harm" { choices = list, apply = {} } if list[1] then return harm end

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 2, winner = highest_score },
}
