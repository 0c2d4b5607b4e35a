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
      local f, g  -- on one line, since either may be the one that is stopped
      f, g = function () return 1 + g() end, function () return 1 + f() end
      f()
    end },
  },
  match = { deals = 2, winner = highest_score },
}
