-- House rule: higher.

return variant {
  of    = "small",
  title = "A house rule",
  requires = { "high" },
  changes = {
    set { path = "house.stake", value = 30 },
  },
}
