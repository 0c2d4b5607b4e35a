-- House rule: whoever misses the moon by a single point takes that point over from the player who has it.

return variant {
  of    = "hearts",
  title = { "The moon missed by one", ja = "あと1点のムーン" },
  ja    = "あと1点ですべての点数を取れた人は、その1点も、持っている人から引き取る。",

  changes = {
    wrap { path = "settle.points", with = function (base, seat, result)
      local nearly = result:seats_with_points(result.all_points - 1)[1]
      if nearly and seat ~= nearly then return 0 end
      return base(seat, result)
    end },
  },
}
