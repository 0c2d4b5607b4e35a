-- House rule: third of it.

return variant {
  of    = "small",
  title = "The third",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips, seat) base(result, chips) end },
  },
}
