-- House rule: the call is worth twenty.

return variant {
  of = "small", title = { "A dear call", ja = "自家ルール" }, ja = "宣言は20枚。",
  changes = {
    set { path = "house.stake", value = 12 },
  },
}
