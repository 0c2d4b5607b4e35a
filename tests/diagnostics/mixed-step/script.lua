return game "Script" {
  players = { 2 },
  deck    = "french_24",
  trumps  = "spades",
  phases  = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand,
           follow = { all_of { follow_suit, trump },
                      { follow_suit, overtrump },
                      all_of { new_suit, beating },
                      any_card },
           winner = { highest_trump, highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match   = { deals = 2, winner = highest_score },
}
