-- Dummy: the dealer names a suit, and plays the partner's open hand as well.

return game "Dummy" {
  players = { 4 },
  teams   = partners_opposite,
  deck    = "french_24",
  trumps  = trump_suit,
  values  = { favoured = seats },             -- tricks count twice for a side of which all are

  phases = {
    fix { favoured = each_deal { nobody, { dealer, partner { dealer } }, each_seat } },
    deal { packets = { 6 } },
    declare "naming" {
      who            = dealer,
      makes_contract = true,
      { "black", sets = { trump_suit = "spades" } },
      { "red", sets = { trump_suit = "hearts" } },
    },
    redeal { when = no_contract },
    play {
      first_lead = { left_neighbour { declarer } },
      follow     = { follow_suit, any_card },
      winner     = { highest_trump, highest_of_led_suit },
      after_card = { open_hand { partner { declarer }, played_by = declarer } },
    },
    settle {
      score "tricks" { each_side, function (side)
        return side.favoured and 2 * side.tricks or side.tricks
      end },
    },
  },

  match = { deals = 3, winner = highest_score },
}
