-- Keeps the chips of a settlement and pays nobody from a step.
-- stopped: outer-local 16

local kept = {}

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    step "harm" { apply = function ()
      if kept.chips then kept.chips:score(nil, 1) end
    end },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips) kept.chips = chips end },
  },
  match = { deals = 2, winner = highest_score },
}
