-- Hundreds of groups of cards.
-- stopped: too-many 10

local t = {}
for i = 1, 600 do t["z" .. i] = { "hearts" } end

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  groups = t,
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 2, winner = highest_score },
}
