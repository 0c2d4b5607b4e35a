return game "Small" {
  players = { 3, 4 },
  deck    = "french_24",
  without = by_players { [3] = { "9 of clubs", "hearts" }, [4] = {} },

  phases = {
    deal { packets = by_players { [3] = { 5 }, [4] = { 6 } }, rest = by_players { [3] = "box" } },
    play { first_lead = { eldest_hand }, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
  },

  match = { deals = 2 },
}
