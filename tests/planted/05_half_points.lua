-- House rule: only half of the points is written down, and half a point is rounded up.

return variant {
  of    = "hearts",
  title = { "Half the points", ja = "点数は半分" },
  ja    = "点数の半分だけを記入する。端数は切り上げる。",

  changes = {
    wrap { path = "settle.points", with = function (base, seat, result)
      return base(seat, result) // 2
    end },
  },
}
