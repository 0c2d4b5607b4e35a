-- House rule: by the federation's book, a slam is paid by, or to, every defender, like the
-- rest of the deal.

local function worth(side, r)
  local announced = side:announced("slam")
  if side.tricks == r.trick_count then return house.slam_points[announced and 1 or 3] end
  return announced and -house.slam_points[2] or 0
end

return variant {
  of    = "french_tarot",
  title = { "A slam is paid by each defender", ja = "スラムは各ディフェンダーと精算" },
  ja    = "連盟ルールでは、スラムの点数もほかの得点と同じように、各ディフェンダーとの間でやりとりする。",

  changes = {
    set { path  = "settle.says[5]",
          value = { "A slam is worth {house.slam_points[1]} to a side that has announced and made it, and "
                    .. "{house.slam_points[3]} unannounced; announced and missed, it costs {house.slam_points[2]}. "
                    .. "Each defender pays this to the taker as well, or is paid it.",
                    ja = "スラムは、宣言して成功した側が{house.slam_points[1]}点、宣言なしなら{house.slam_points[3]}点。"
                    .. "宣言して失敗した側は{house.slam_points[2]}点を失う。"
                    .. "これも、デクレアラーと各ディフェンダーの間でやりとりする。" } },
    wrap { path = "settle.stake", with = function (base, r)
      return base(r) + worth(r.declarers, r) - worth(r.defence, r)
    end },
    remove { path = "settle.slam" },
  },
}
