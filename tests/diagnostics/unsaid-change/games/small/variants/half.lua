-- House rule: points cost nothing.

return variant {
  of      = "small",
  title   = "Free points",
  changes = { set { path = "settle.pay", value = function (result, chips)
    if result.contract then chips:settle_contract(result.contract) end
  end } },
}
