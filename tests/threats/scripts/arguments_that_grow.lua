-- Hands on ever more arguments.
-- stopped: memory-budget 12

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      local function f(...) return f(1, 2, 3, 4, 5, 6, 7, 8, 9, ...) end
      f()
    end },
  },
  match = { deals = 2, winner = highest_score },
}
