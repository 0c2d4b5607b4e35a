-- A set of cards inside a set of cards, a thousand times.
-- stopped: wrong-type 5

local t = "hearts"
for i = 1, 1000 do t = cards { t } end

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  card_points = { { 1, t } },
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 2, winner = highest_score },
}
