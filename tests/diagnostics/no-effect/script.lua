return game "Script" {
  players = { 2 },
  deck    = "french_24",
  zones   = { aside = per_seat { face_up } },
  phases  = {
    deal { packets = { 12 } },
    step "lay aside" { who = each_seat, choices = { pick "card" { from = "hand" } }, apply = {} },
    step "rest" { apply = {} },
    fix {},
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match   = { deals = 2, winner = highest_score },
}
