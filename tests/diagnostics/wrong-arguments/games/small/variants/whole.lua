-- House rule: whole of it.

return variant {
  of    = "small",
  title = "The whole",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips) base() end },
  },
}
