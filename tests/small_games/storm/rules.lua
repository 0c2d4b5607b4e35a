-- A trick in which the Storm or no number lies is nobody's.

return game "Storm" {
  players = { 4 },
  deck    = "storms",

  phases = {
    deal { packets = { 5 } },
    play {
      first_lead      = { eldest_hand },
      follow          = { follow_suit, any_card },
      always_playable = { "Storm", "Leaf" },
      winner          = { highest { "red", "blue", when = none_of { played { "Storm" } } },
                          highest { "red", "blue", when = none_of { holds { "Leaf" } } }, nobody },
      thrown_away_to  = "box",
    },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },

  match = { deals = 3, winner = highest_score },
}
