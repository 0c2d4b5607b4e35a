-- House rule: the last trick costs its winner some chips.

return variant {
  of    = "lorum",
  title = { "Chips for the last trick", ja = "最後のトリックのチップ" },
  ja    = "最後のトリックを取った人は、プールにチップを払う。",
  house = { last_costs = number { 7, { "chips the last trick costs", ja = "最後のトリックのチップ" },
                                  from = 1, to = 20 } },

  changes = {
    append { path = "settle.says", values = {
      { "Without a contract whoever wins the last trick pays seven chips into the pool.",
        ja = "宣言がなければ、最後のトリックを取った人はプールに7チップ払う。" } } },
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if not result.contract then chips:pay(result.last_trick.winner, "pool", house.last_costs, "last trick") end
    end },
  },
}
