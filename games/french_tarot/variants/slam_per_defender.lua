-- House rule: by the federation's book, a slam is paid by, or to, every defender, like the
-- rest of the deal.

local function worth(side, r)
  if side.tricks == r.trick_count then return side:announced("slam") and 400 or 200 end
  return side:announced("slam") and -200 or 0
end

return variant {
  of    = "french_tarot",
  title = { "A slam is paid by each defender", ja = "スラムは各ディフェンダーと精算" },
  ja    = "連盟ルールでは、スラムの点数もほかの得点と同じように、各ディフェンダーとの間でやりとりする。",

  changes = {
    set { path  = "settle.says[5]",
          value = { "A slam is worth 400 to a side that has announced and made it, and 200 unannounced; announced and "
                    .. "missed, it costs 200. Each defender pays this to the taker as well, or is paid it.",
                    ja = "スラムは、宣言して成功した側が400点、宣言なしなら200点。宣言して失敗した側は200点を失う。"
                    .. "これも、デクレアラーと各ディフェンダーの間でやりとりする。" } },
    wrap { path = "settle.stake", with = function (base, r)
      return base(r) + worth(r.declarers, r) - worth(r.defence, r)
    end },
    remove { path = "settle.slam" },
  },
}
