-- House rule: twenty-five points win.

return variant {
  of      = "forty_fives",
  title   = { "Twenty-five", ja = "トウェンティファイブ" },
  ja      = "25点で勝ち。",
  numbers = { target_score = 25 },
}
