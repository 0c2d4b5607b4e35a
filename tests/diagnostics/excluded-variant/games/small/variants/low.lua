-- House rule: low.

return variant {
  of    = "small",
  title = "A house rule",
  changes = {
    set { path = "house.ante", value = 2 },
  },
}
