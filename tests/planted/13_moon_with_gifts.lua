-- House rule: whoever shoots the moon takes a point off for the first trick that went elsewhere, two for the second,
-- three for the third, and so on.

return variant {
  of    = "hearts",
  title = { "A moon with gifts", ja = "おまけつきのムーン" },
  ja    = "すべての点数を1人で取った人は、ほかの人が取った最初のトリックにつき1点、"
          .. "2つ目に2点、3つ目に3点と、得点から引く。",

  changes = {
    wrap { path = "settle.points", with = function (base, seat, result)
      if seat.points < result.all_points then return base(seat, result) end
      local gifts, off = result.trick_count - seat.tricks, 0
      repeat
        off = off + gifts
        gifts = gifts - 1
      until gifts == 0
      return -off
    end },
  },
}
