return game "Script" {
  players = { 2 },
  deck    = "french_24",
  without = { "9 of clubs", "9 of spades" },
  phases  = {
    deal { packets = { 11 } },
    meld { shapes = {
      { "five of a kind", of_a_kind { 5 }, points = 5 },
      { "six in sequence", sequence { 6 }, points = 3 },
      { "seven in sequence", sequence { 7 }, points = 4 },
      { "a suit", sequence { 7, same_suit = true }, points = 9 },
    } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "melds" { each_seat, function (seat) return seat.meld_points end } },
  },
  match   = { deals = 2, winner = highest_score },
}
