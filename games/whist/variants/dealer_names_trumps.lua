-- House rule: no card is turned up. The dealer looks at the own hand and names the trumps.

return variant {
  of       = "whist",
  title    = { "The dealer names trumps", ja = "ディーラーが切札を決める" },
  ja       = "最後のカードを表にせず、ディーラーが自分の手札を見て切札を指定する。",
  excludes = { trumps_in_turn = "either the dealer decides or the turn" },

  changes = {
    remove { path = "deal.turns" },
    remove { path = "fix" },
    insert { before = "play",
             phase  = choose "trumps" { ja = "切札の指定", who = dealer, each_suit { sets = "trump_suit" } } },
  },
}
