-- House rule: whoever took no trick has five points taken off; everybody else scores as ever.

return variant {
  of    = "hearts",
  title = { "Five off without a trick", ja = "0トリックなら5点引く" },
  ja    = "1トリックも取らなかった人は5点引かれる。ほかの人はいつもと同じ。",

  changes = {
    wrap { path = "settle.points", with = function (base, seat, result)
      if seat.tricks == 0 then
        return base(seat, result) - 5
      elseif seat.points > 0 then
        return base(seat, result)
      end
    end },
  },
}
