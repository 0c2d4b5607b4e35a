-- House rule: seven points win, and honours are not counted.

return variant {
  of       = "whist",
  title    = { "American whist", ja = "アメリカ式ホイスト" },
  ja       = "先に7点を取ったチームの勝ち。オナーは数えない。",
  excludes = { honours = "American whist counts no honours",
               rubber_with_honours = "American whist counts no honours" },
  numbers  = { target_score = 7 },
}
