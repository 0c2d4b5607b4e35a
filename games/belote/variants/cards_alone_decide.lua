-- House rule: the takers need 82 points in cards and the last trick; declarations and belote are
-- scored, but do not help them.

return variant {
  of       = "belote",
  title    = { "The cards alone decide", ja = "カードの点だけで勝負" },
  ja       = "テイカー側は、カードと最終トリックだけで82点を取らなければならない。"
             .. "アノンスとブロットは得点になるが、成否には関係しない。",
  excludes = { coinche = "there the bid says what the takers need" },

  changes = {
    wrap { path = "settle.made", with = function (_, r) return r.declarers.cards > r.defence.cards end },
    wrap { path = "settle.tie", with = function (_, r) return r.declarers.cards == r.defence.cards end },
    append { path   = "settle.says",
             values = { { "More, less or as much: only cards and the last trick are compared.",
                          ja = "多いか少ないか同点かは、カードと最終トリックの点だけで比べる。" } } },
  },
}
