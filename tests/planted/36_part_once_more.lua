-- House rule: whoever wins the last trick pays a part of the own points once more: half of them, or a third.

return variant {
  of    = "lorum",
  title = { "A part once more", ja = "一部をもう一度払う" },
  ja    = "宣言のないディールで最後のトリックを取った人は、自分の点数の一部(2分の1や3分の1)をもう一度払う。",
  house = { divisor = number { 2, { "what the points are divided by", ja = "点数を割る数" },
                               from = 0, to = 4 } },

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if result.contract then return end
      local winner = result.last_trick.winner
      chips:pay(winner, "pool", winner.points // house.divisor, "once more")
    end },
  },
}
