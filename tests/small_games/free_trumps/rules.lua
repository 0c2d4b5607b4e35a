-- The turned card makes trumps and may be taken for another; trumps may be played to any trick.

return game "Free trumps" {
  players = { 4 },
  deck    = "french_24",
  values  = { trump_suit = suit },
  trumps  = values.trump_suit,
  zones   = { turned = face_up, talon = face_down },

  phases = {
    deal { packets = { 5 }, lay = { { 1, "turned" } }, rest = "talon" },
    step "take" {
      who     = dealer,
      choices = { pick "given" { from = "hand" }, pick "taken" { from = "turned" } },
      apply   = { swap { picked "given", picked "taken" } },
    },
    fix { trump_suit = suit_of { "turned", 1 } },
    play {
      first_lead      = { left_neighbour { dealer } },
      follow          = { follow_suit, any_card },
      always_playable = trump_suit,
      winner          = { highest_trump, highest_of_led_suit },
    },
    settle {
      says = { "Each trick scores a point." },
      score "tricks" { each_seat, function (seat) return seat.tricks end },
    },
  },

  match = { deals = 4, winner = highest_score },
}
