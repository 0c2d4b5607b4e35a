-- A table with ever more keys.
-- stopped: memory-budget 13

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      local t = {}
      for i = 1, math.maxinteger do t["k" .. i] = i end
    end },
  },
  match = { deals = 2, winner = highest_score },
}
