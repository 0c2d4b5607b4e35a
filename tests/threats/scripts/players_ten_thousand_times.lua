-- Ten thousand tables to try.
-- stopped: bad-number 8

local p = {}
for i = 1, 10000 do p[i] = 2 end

return game "Harm" {
  players = p,
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 2, winner = highest_score },
}
