-- An error that clears the screen and rings the bell.
-- stopped: hook-fault 12

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      error("\27[2J\7\r\155")
    end },
  },
  match = { deals = 2, winner = highest_score },
}
