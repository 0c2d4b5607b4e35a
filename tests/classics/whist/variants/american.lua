-- House rule: seven points win.

return variant {
  of      = "whist",
  title   = { "American whist", ja = "アメリカ式" },
  ja      = "7点で勝ち。",
  numbers = { target_score = 7 },
}
