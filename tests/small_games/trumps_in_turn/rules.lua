-- Trumps go round from deal to deal, and one deal has none; the eldest hand may name others.

return game "Trumps in turn" {
  players = { 4 },
  deck    = "french_32",
  trumps  = trump_suit,
  card_points = { { 1, trump } },

  phases = {
    deal { packets = { 4, 4 } },
    fix { trump_suit = each_deal { "clubs", "diamonds", "hearts", "spades", {} } },
    declare "other trumps" { who = eldest_hand, makes_contract = true, each_suit { sets = "trump_suit" } },
    play {
      first_lead = { eldest_hand },
      follow     = { follow_suit, any_card },
      winner     = { highest_trump, highest_of_led_suit },
    },
    settle { score "trumps" { each_seat, function (seat) return seat.points end } },
  },

  match = { deals = 10, winner = highest_score },
}
