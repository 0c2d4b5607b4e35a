-- House rule: the dealer pays two chips into the pool after each deal.

return variant {
  of    = "lorum",
  title = { "The dealer tips the pool", ja = "ディーラーはプールに2チップ" },
  ja    = "ディールが終わるたびに、ディーラーはプールに2チップ払う。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      chips:pay(result.seats[4], "pool", 2, "dealer")
    end },
  },
}
