-- House rule: points cost nothing.

return variant {
  of      = "small",
  title   = "Free points",
  changes = { wrap { path = "settle.pay", with = function (base, result, chips)
    if result.contract then base(result, chips) end
  end } },
}
