-- House rule: a third of the points is enough for a long evening.

return variant {
  of    = "hearts",
  title = { "A third of the points", ja = "点数は3分の1" },
  ja    = "長く遊べるように、点数の3分の1だけを記入する。",

  changes = {
    wrap { path = "settle.points", with = function (base, seat, result)
      return base(seat, result) / 3
    end },
  },
}
