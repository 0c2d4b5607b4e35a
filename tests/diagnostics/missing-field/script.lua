return game "Script" {
  players = { 2 },
  phases  = {
    deal {},
    play { follow = { follow_suit, any_card } },
    declare { { "misère", promise = take_no_trick } },
    settle { says = { "Nothing." } },
  },
}
