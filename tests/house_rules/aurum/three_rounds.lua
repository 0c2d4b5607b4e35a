-- House rule: three rounds; most nuggets win.

return variant {
  of    = "aurum",
  title = { "Three rounds", ja = "3ラウンド" },
  ja    = "ラウンドを3回行い、金塊の最も多いプレイヤー(またはチーム)が勝つ。",

  changes = {
    remove { path = "match.ends_when" },
    remove { path = "house.nuggets_to_win" },
    set { path = "match.deals", value = 3 },
  },
}
