return game "Script" {
  players = { 2 },
  deck    = "french_24",
  phases  = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand,
           lead = { cards { "Ace", except = { "spades", "hearts", "diamonds", "clubs" } }, any_card },
           follow = { follow_suit, trump, all_of { "hearts", "spades" }, any_card },
           winner = { highest_trump, highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match   = { deals = 2, winner = highest_score },
}
