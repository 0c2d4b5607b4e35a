-- House rule: high.

return variant {
  of    = "small",
  title = "A house rule",
  excludes = { low = "a stake is high or low" },
  changes = {
    set { path = "house.stake", value = 20 },
  },
}
