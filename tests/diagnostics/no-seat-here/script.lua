return game "Script" {
  players = { 4 },
  deck    = "french_52",
  zones   = { aside = per_seat { face_up } },
  phases  = {
    deal { packets = { 13 } },
    redeal { when = holds { "Ace", at_least = 3 } },
    move { 1, any_card, from = "hand", to = "aside", of = own_seat },
    declare { who = own_side, { "one" } },
    play { first_lead = { partner, left_neighbour }, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit }, ends_when = sweeping },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match   = { ends_when = cards_left { at_most = 3 }, winner = highest_score },
}
