-- Hundreds of house numbers.
-- stopped: too-many 5

local t = {}
for i = 1, 600 do t["z" .. i] = number { 1, "n", from = 0, to = 9 } end

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  house = t,
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 2, winner = highest_score },
}
