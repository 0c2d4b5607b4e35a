-- House rule: whoever takes every point takes that many off the own score, and the
-- others score nothing.

return variant {
  of    = "hearts",
  title = { "The moon subtracts", ja = "シュート・ザ・ムーンは自分の得点から引く" },
  ja    = "すべての点数を1人で取った人は、その点数を自分の得点から引き、ほかの人は0点になる。",

  changes = {
    set { path  = "settle.says[2]",
          value = { "Whoever has taken all {points.all} points takes {points.all} off; "
                    .. "nobody else scores.",
                    ja = "{points.all}点すべてを1人で取ったときは、その人は得点から{points.all}点引き、ほかの人は0点になる。" } },
    wrap { path = "settle.points", with = function (base, seat, result)
      local moon = result:seats_with_points(result.all_points)[1]
      if not moon then return base(seat, result) end
      return seat == moon and -result.all_points or 0
    end },
  },
}
