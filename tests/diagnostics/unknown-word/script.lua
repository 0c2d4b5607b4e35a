return game "Script" {
  players = { 2 },
  deck    = "french_24",
  trumps  = spades,

  phases  = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_lead_suit } },
    settle { pay = function (result, chips)
      for _, seat in ipairs(result.seats) do chips:score(seat, seat.tricks) end
    end },
  },
  match   = { deals = 2, winner = most_points },
}
