-- House rule: a call is worth more.

return variant {
  of = "small",
  title = { "   ", ja = "高い" },
  ja = "宣言は高い。",
  changes = { set { path = "house.stake", value = 20 } },
}
