-- Remembers how often something rare has happened.
-- stopped: outer-local 15

local memo = { times = 0 }

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      if result.seats[1].tricks < 4 then
        memo.times = memo.times + 1
      end
      chips:score(result.seats[1], memo.times)
    end },
  },
  match = { deals = 2, winner = highest_score },
}
