-- House rule: high.

return variant {
  of    = "small",
  title = "A house rule",
  changes = {
    set { path = "house.stake", value = 20 },
  },
}
