-- House rule: takers who have only as much as the others have failed.

return variant {
  of       = "belote",
  title    = { "Takers fail on a tie", ja = "同点はテイカーの負け" },
  ja       = "合計が同点なら、テイカー側の失敗になる。",
  excludes = { coinche = "there a tie is lost anyway" },
  after    = { "cards_alone_decide", "rounded_to_tens" },

  changes = {
    wrap { path = "settle.tie", with = function (_, _) return false end },
    set { path  = "settle.says[3]",
          value = { "If both have as much, the takers have failed.",
                    ja = "合計が同点のときも、テイカー側の失敗になる。" } },
    remove { path = "settle.held" },
    remove { path = "settle.held_over" },
  },
}
