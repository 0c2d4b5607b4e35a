-- House rule: for three.

return variant {
  of      = "small",
  title   = "A house rule",
  players = { 3 },
  changes = {
    set { path = "house.ante", value = 2 },
  },
}
