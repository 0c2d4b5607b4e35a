-- House rule: whoever wins the first trick pays two chips into the pool.

return variant {
  of    = "lorum",
  title = { "The first trick costs two", ja = "最初のトリックは2チップ" },
  ja    = "宣言のないディールで最初のトリックを取った人は、プールに2チップ払う。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if not result.contract then chips:pay(result.tricks[1].winner, "pool", 2, "first trick") end
    end },
  },
}
