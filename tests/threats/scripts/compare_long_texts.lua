-- One instruction of Lua compares texts of any length.
-- stopped: instruction-budget 15

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
      local a, b = s .. "a", s .. "b"
      while a < b do end
    end },
  },
  match = { deals = 2, winner = highest_score },
}
