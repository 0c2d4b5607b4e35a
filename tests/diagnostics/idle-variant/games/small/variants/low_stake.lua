-- House rule: a call is worth ten.

return variant {
  of      = "small",
  title   = "Ten for a call",
  numbers = { stake = 10 },
}
