-- House rule: whoever takes everything that counts pays a bonus into the pool on top of it.

return variant {
  of    = "lorum",
  title = { "The greedy pay more", ja = "欲張りは余分に払う" },
  ja    = "点数になるカードをすべて取った人は、プールに余分のチップも払う。",
  house = { bonus = number { 5, { "chips the greedy pay on top", ja = "欲張りが余分に払うチップ" },
                             from = 0, to = 20 } },

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if result.contract then return end
      for _, seat in ipairs(result.seats) do
        if seat.points > result.all_points then chips:pay(seat, "pool", house.bonus, "greed") end
      end
    end },
  },
}
