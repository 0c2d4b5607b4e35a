return game "Script" {
  player  = { 2 },
  players = { 2 },
  deck    = "french_24",
  phases  = {
    deal { packet = { 12 }, packets = { 12 }, cutby = left_neighbour },
    play { first_lead = eldest_hand, folow = { any_card }, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
  },
  match   = { winer = highest_score },
}
