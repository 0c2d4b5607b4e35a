-- Makes chips out of nothing.
-- stopped: deal-loses 12

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  values = { pool = chips },
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips) chips:score(result.seats[1], 5) chips:pay(result.seats[1], "pool", 1) end },
  },
  match = { deals = 2, start = 10, winner = most_chips  },
}
