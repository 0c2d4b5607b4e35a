-- Looks a long key up that is equal and not the same.
-- stopped: instruction-budget 16

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      local s = ("x"):rep(4000)
      s = s .. s .. s .. s
      local t = { [s .. "a"] = true }
      local a = s .. "a"
      while t[a] do end
    end },
  },
  match = { deals = 2, winner = highest_score },
}
