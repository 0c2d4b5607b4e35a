-- Each lays aside a black and a red card, unseen, and gets the black one back: who guesses that
-- two red ones lie there comes to hands of which one is too small.

local black = { "spades", "clubs" }
local red   = { "hearts", "diamonds" }

return game "Two aside" {
  players = { 2 }, deck = "french_24",
  zones = { aside = per_seat { face_down } },
  phases = {
    deal { packets = { 12 } },
    step "black" { who = each_seat, choices = { pick "card" { black, from = "hand" } },
                   apply = { move { picked "card", from = "hand", to = "aside" } } },
    step "red"   { who = each_seat, choices = { pick "card" { red, from = "hand" } },
                   apply = { move { picked "card", from = "hand", to = "aside" } } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card }, winner = { highest_of_led_suit },
           after_trick = { move "back" { black, from = "aside", to = "hand", of = each_seat } } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 2, winner = highest_score },
}
