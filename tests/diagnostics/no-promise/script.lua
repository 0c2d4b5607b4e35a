return game "Script" {
  players = { 2 },
  deck    = "french_24",

  phases  = {
    deal { packets = { 12 } },
    declare { makes_contract = true,
      { "misère", promise = take_no_trick, stake = 10 },
      { "free hand", stake = 20 } },
    play { first_lead = { declarer, eldest_hand }, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      if result.contract then chips:settle_contract(result.contract) end
    end },
  },
  match   = { deals = 2, winner = most_chips },
}
