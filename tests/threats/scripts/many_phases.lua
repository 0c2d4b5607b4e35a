-- Thousands of phases.
-- stopped: too-many 5

local t = {}
for i = 1, 2000 do t[i] = step("s" .. i) { apply = function () end } end

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
    table.unpack(t, 1, 200)
  },
  match = { deals = 2, winner = highest_score },
}
