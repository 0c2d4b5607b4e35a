-- A card is taken out of a hand, and nothing says which.

return game "Forfeit" {
  players = { 2 }, deck = "french_24",
  zones = { aside = face_up },
  phases = {
    deal { packets = { 12 } },
    move "forfeit" { 1, any_card, from = "hand", to = "aside", of = each_seat },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 2, winner = highest_score },
}
