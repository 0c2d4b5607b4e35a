-- A card that was noted is moved: it lies in two places.

return game "Marks" {
  players = { 2 }, deck = "french_24",
  zones = { noted = marks, aside = face_up },
  phases = {
    deal { packets = { 12 } },
    step "note" { who = each_seat, choices = { pick "card" { from = "hand" } },
      apply = { mark { picked "card", to = "noted" } } },
    move "away" { any_card, from = "noted", to = "aside" },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 2, winner = highest_score },
}
