return game "Script" {
  players = { "two" },
  deck    = 24,
  phases  = {
    deal { packets = 12, cut_by = any_card },
    play { first_lead = "seat 1", follow = { 5 }, winner = follow_suit },
    settle { pay = "all" },
    follow_suit,
  },
  match   = { start = "a lot", winner = once },
}
