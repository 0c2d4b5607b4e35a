-- House rule: there is a call for a free hand.

return variant {
  of      = "small",
  title   = "A free hand",
  changes = { append { path = "declare", values = { { "free hand", stake = 20 } } } },
}
