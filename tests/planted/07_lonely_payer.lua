-- House rule: if three are without points, the fourth pays one chip more into the pool.

return variant {
  of    = "lorum",
  title = { "A chip more for the only payer", ja = "1人だけ払う人は1チップ追加" },
  ja    = "0点の人が3人いれば、残りの1人はプールに1チップ多く払う。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      if not result.contract and #result:seats_with_points(0) == 3 then
        base(result, chips)
        chips:pay(result:best(result.seats, "points")[1], "pool", 1, "the only one")
      end
      base(result, chips)
    end },
  },
}
