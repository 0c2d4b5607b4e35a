-- House rule: the rules of the club: two who are clean leave the pool alone; one or three take it.

return variant {
  of       = "lorum",
  title    = { "Club evening", ja = "クラブの夜" },
  ja       = "クラブのルール。0点が2人ならプールは残し、1人か3人ならプールを取る。",
  includes = { "two_clean_leave_pool", "exposed_horniky" },
  numbers  = { pool_winners = { 1, 3 } },
}
