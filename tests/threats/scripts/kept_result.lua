-- Keeps the result of a deal and asks it later.
-- stopped: outer-local 16

local kept = {}

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    step "harm" { apply = function ()
      if kept.result then return kept.result:seats_with_points(0) end
    end },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result) kept.result = result end },
  },
  match = { deals = 2, winner = highest_score },
}
