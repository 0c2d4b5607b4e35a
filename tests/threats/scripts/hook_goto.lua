-- A settlement that jumps back for ever.
-- stopped: instruction-budget 13

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      ::again::
      local x = result.players
      goto again
    end },
  },
  match = { deals = 2, winner = highest_score },
}
