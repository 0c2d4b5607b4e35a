-- House rule: every trick to one player: each of the others pays that player twenty chips.

return variant {
  of    = "lorum",
  title = { "A dear sweep", ja = "高いスイープ" },
  ja    = "宣言なしで1人がすべてのトリックを取ったら、ほかの各プレイヤーはその人に20チップ払う。",

  changes = {
    set { path = "house.sweep_stake", value = 5 },
  },
}
