-- Sorts the keys of a table again and again.
-- stopped: instruction-budget 14

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      local t = {}
      for i = 1, 500 do t["k" .. i] = i end
      while true do pairs(t) end
    end },
  },
  match = { deals = 2, winner = highest_score },
}
