-- House rule: whoever has taken the most points pays a chip more.

return variant {
  of    = "lorum",
  title = { "The most points cost one more", ja = "最多得点の人は1チップ追加" },
  ja    = "宣言のないディールで最も多くの点数を取った人は、プールに1チップ多く払う。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if result.contract then return end
      chips:pay(result:best(result.seats, "points")[1], "pool", 1, "most points")
    end },
  },
}
