-- House rule: by the federation's book, a slam is paid by, or to, every defender, like the
-- rest of the deal.

return variant {
  of    = "french_tarot",
  title = { "A slam is paid by each defender", ja = "スラムは各ディフェンダーと精算" },

  changes = {
    set { path  = "settle.says[5]",
          value = { "A slam: 400 if announced and made by the taker's side, 200 off if announced and "
                    .. "missed, 200 if made unannounced; a slam of the defence takes 200 off. This is "
                    .. "added to what each defender pays.",
                    ja = "スラム: デクレアラー側が宣言して成功すれば400点を加え、失敗すれば200点を引く。"
                    .. "宣言なしで成功すれば200点を加え、ディフェンダー側が全トリックに勝てば200点を引く。"
                    .. "これを、デクレアラーが各ディフェンダーからもらう点数に加える。" } },
    wrap { path = "settle.stake", with = function (base, r)
      local ours, theirs = r.declarers.tricks == r.trick_count, r.declarers.tricks == 0
      if r.declarers:announced("slam") then return base(r) + (ours and 400 or -200) end
      return base(r) + (ours and 200 or 0) - (theirs and 200 or 0)
    end },
    remove { path = "settle.slam" },
  },
}
