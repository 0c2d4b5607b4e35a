return game "Script" {
  players = { 2 },
  deck    = "french_24",
  values  = { pool = chips },
  phases  = {
    pay { 1, from = each_seat, to = "pol" },
    deal { packets = { 12 } },
    declare { makes_contract = true,
      { "misère", promise = take_no_trick, stake = 10, overrides = { "solo" } },
      { "slam", promise = take_every_trick, stake = 20, overrides = { "miser" } } },
    play { first_lead = eldest_hand,
           follow = { cards { "hearts", when = contract { "slma" } }, follow_suit, any_card },
           winner = { highest_of_led_suit } },
  },
  match   = { at_end = { share { "kitty", among = each_seat } } },
}
