-- House rule: if nobody is without points, everybody pays one chip more.

return variant {
  of    = "lorum",
  title = { "A chip more when nobody is clean", ja = "0点の人がいなければ1チップ追加" },
  ja    = "0点の人が1人もいなければ、全員が1チップ多く払う。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      if not result.contract and #result:seats_with_points(0) == 0 then
        for _, seat in ipairs(result.seats) do chips:pay(seat, "pool", 1, "nobody clean") end
      else
        base(result, chips)
      end
    end },
  },
}
