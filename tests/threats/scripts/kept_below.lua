-- Counts in a table far below the one that is seen.
-- stopped: outer-local 15

local kept = { { deep = { { n = 0 } } } }

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      local last = kept[1].deep[1]
      last.n = last.n + 1
      chips:score(result.seats[1], last.n)
    end },
  },
  match = { deals = 2, winner = highest_score },
}
