-- Points are scored where the match is won by chips: they come from nowhere.

return game "Chips" {
  players = { 2 }, deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips) chips:score(result.seats[1], 1) end },
  },
  match = { deals = 2, start = 50, winner = most_chips },
}
