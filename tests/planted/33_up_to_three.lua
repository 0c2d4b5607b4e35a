-- House rule: whoever has fewer than three points makes up the difference: everybody pays three chips at least.

return variant {
  of    = "lorum",
  title = { "Three chips at least", ja = "少なくとも3チップ" },
  ja    = "3点に足りない人は、その差もプールに払う。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if result.contract or result.sweeper then return end
      for _, seat in ipairs(result.seats) do
        chips:pay(seat, "pool", 3 - seat.points, "up to three")
      end
    end },
  },
}
