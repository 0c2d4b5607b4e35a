return game "Script" {
  players = { 2 },
  deck    = "french_24",
  without = { "8 of clubs" },
  card_points = {
    { 1, "heart" },
    { 5, "Quen of spades", "Jack of diamonds" },
    { 2, cards { "hearts", except = { "Knight of hearts" } } },
  },
  phases  = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      for _, seat in ipairs(result.seats) do chips:score(seat, seat.tricks) end
    end },
  },
  match   = { deals = 2, winner = highest_score },
}
