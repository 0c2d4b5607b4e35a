-- House rule: as grandmother played it: points are written down, and two who are clean leave the pool alone.

return variant {
  of       = "lorum",
  title    = { "Grandmother's evening", ja = "おばあちゃんの夜" },
  ja       = "おばあちゃんの遊び方。点数を記入し、0点が2人ならプールは残す。",
  includes = { "lora_100", "two_clean_leave_pool" },
}
