-- Four players are allowed and forgotten twice; what may be left out may be forgotten.

return game "Script" {
  players = { 4, 3 },
  deck    = "french_24",
  without = by_players { [3] = {} },
  phases  = {
    deal { packets = { 6 } },
    play { first_lead = by_players { [3] = eldest_hand }, follow = { follow_suit, any_card },
           winner = by_players { [3] = { highest_of_led_suit }, [2] = { highest_card } } },
  },
}
