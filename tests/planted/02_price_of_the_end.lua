-- House rule: the last trick has a price, two chips unless agreed otherwise, which goes into the pool.

return variant {
  of    = "lorum",
  title = { "The last trick has a price", ja = "最後のトリックの値段" },
  ja    = "最後のトリックを取った人は、決めておいた値段(ふつうは2チップ)をプールに払う。",
  house = { end_price = number { 2, { "chips the last trick costs", ja = "最後のトリックの値段のチップ" },
                                 from = 0, to = 10 } },

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if not result.contract then chips:pay(result.last_trick.winner, "pool", 2, "last trick") end
    end },
  },
}
