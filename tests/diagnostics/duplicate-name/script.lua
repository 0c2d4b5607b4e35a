return game "Script" {
  players = { 2 },
  deck    = "french_24",
  phases  = {
    deal { packets = { 12 } },
    declare { makes_contract = true,
      { "misère", promise = take_no_trick, stake = 10 },
      { "Misere", promise = take_every_trick, stake = 20 } },
    settle "first" { pay = function (result, chips) end },
    play "first" { first_lead = eldest_hand, follow = { follow_suit, any_card },
                   winner = { highest_of_led_suit } },
  },
}
