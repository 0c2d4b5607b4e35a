-- House rule: takers who have only as much as the others have failed.

return variant {
  of    = "belote",
  title = { "Takers fail on a tie", ja = "同点はテイカーの負け" },
  ja    = "同点なら、切り札を決めた側の負けになる。",

  changes = {
    wrap { path = "settle.outcome", with = function (base, result)
      local outcome = base(result)
      return outcome == "tie" and "failed" or outcome
    end },
    set { path  = "settle.says[3]",
          value = { "If both have as much, the takers have failed.",
                    ja = "同点なら、テイカーの失敗になる。" } },
    remove { path = "settle.held" },
    remove { path = "settle.held_over" },
  },
}
