-- Two functions call each other without end.
-- stopped: call-depth 13

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      local g
      local function f() return 1 + g() end
      g = function () return 1 + f() end
      f()
    end },
  },
  match = { deals = 2, winner = highest_score },
}
