-- Queens: the holders of the queens of clubs play together, and nobody else knows it before they
-- are played. Who is dealt both looks for a partner: the first other player who wins a trick.

return game "Queens" {
  players = { 4 },
  deck    = "french_24",
  packs   = 2,

  phases = {
    deal { packets = { 4, 4, 4 } },
    declare "wedding" {
      makes_contract = true,
      speaks         = once,
      { "wedding", when = holds { "Queen of clubs", exactly = 2 } },
    },
    sides { whoever { holds { "Queen of clubs" } }, secret = true, when = no_contract },

    play {
      first_lead  = { eldest_hand },
      follow      = { follow_suit, any_card },
      winner      = { highest_of_led_suit },
      after_trick = {
        sides { declarer, winner, when = all_of { contract { "wedding" }, no_partner, trick_number { 1, 2, 3 } } },
      },
    },

    settle {
      score "tricks" { each_seat, function (seat, result)
        local own = seat.side
        return own == result.declarers and own.tricks - 6 or 0
      end },
    },
  },

  match = { deals = 4, winner = highest_score },
}
