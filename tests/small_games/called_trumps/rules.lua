-- Trumps by what was called, said with conditions of the winner: beating and who wins are one idea.

return game "Called trumps" {
  players = { 2 },
  deck    = "french_24",

  phases = {
    deal { packets = { 12 } },
    declare { makes_contract = true, { "hearts" }, { "low" } },
    play {
      first_lead = { eldest_hand },
      follow     = { follow_suit, beating, any_card },
      winner     = { highest { "hearts", when = contract { "hearts" } },
                     lowest { "spades", when = contract { "low" } }, highest_of_led_suit },
    },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },

  match = { deals = 4, winner = highest_score },
}
