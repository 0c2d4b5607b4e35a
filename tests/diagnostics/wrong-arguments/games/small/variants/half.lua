-- House rule: half of it.

return variant {
  of    = "small",
  title = "The half",

  changes = {
    wrap { path = "settle.pay", with = function (result, chips) chips:share("pool", result.seats) end },
  },
}
