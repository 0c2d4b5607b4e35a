-- House rule: seven points win, and there are no honours.

return variant {
  of       = "whist",
  title    = { "American whist", ja = "アメリカ式" },
  ja       = "7点で勝ち。オナーは数えない。",
  excludes = { honours = "American whist counts none" },
  numbers  = { target_score = 7 },
}
