-- `pass` is a word; below its local it cannot be reached.

local pass = 12

return game "Script" {
  players = { 2 },
  deck    = "french_24",
  phases  = {
    deal { packets = { pass } },
    play {
      first_lead = { eldest_hand },
      lead       = { any_card },
      follow     = { follow_suit, any_card },
      winner     = { highest_of_led_suit },
    },
    settle { score "points" { each_seat, function (seat) return seat.tricks end } },
  },
  match  = { deals = 1, winner = highest_score },
}
