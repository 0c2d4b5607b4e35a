-- One instruction makes one text of hundreds.
-- stopped: memory-budget 14

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      local s = ("x"):rep(4000)
      local x = <<150:s .. >>s
    end },
  },
  match = { deals = 2, winner = highest_score },
}
