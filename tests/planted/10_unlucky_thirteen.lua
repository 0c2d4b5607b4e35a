-- House rule: the first who has thirteen points pays a chip more, the next one two, the third three, then again one.

local unlucky = { times = 0 }

return variant {
  of    = "lorum",
  title = { "Unlucky thirteen", ja = "不運の13点" },
  ja    = "宣言のないディールでちょうど13点になった人は、1回目は1チップ、2回目は2チップ、3回目は3チップ多く払い、"
          .. "また1チップに戻る。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if result.contract then return end
      for _, seat in ipairs(result:seats_with_points(13)) do
        unlucky.times = unlucky.times % 3 + 1
        chips:pay(seat, "pool", unlucky.times, "thirteen")
      end
    end },
  },
}
