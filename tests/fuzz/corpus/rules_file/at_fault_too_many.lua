return game "Script" {
  players = { 2 },
  deck    = "french_24",
  zones   = { aside = per_seat { face_up } },
  phases  = {
    deal { packets = { 12 } },
    step "lay aside" {
      who     = each_seat,
      choices = { pick "a" { from = "hand" }, pick "b" { from = "hand" }, pick "c" { from = "hand" },
                  pick "d" { from = "hand" } },
      apply   = { move { picked "a", to = "aside" } },
    },
    play { first_lead = eldest_hand,
           lead   = { cards { "9", when = first_trick }, cards { "10", when = first_trick },
                      cards { "Jack", when = first_trick }, cards { "Queen", when = first_trick },
                      cards { "King", when = first_trick }, any_card },
           follow = { "9", "10", "Jack", "Queen", "King", "Ace", "hearts", "spades", any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match   = { deals = 2, winner = highest_score },
}
