-- House rule: the margin goes up to the next multiple of five.

return variant {
  of    = "french_tarot",
  title = { "Margins go up to fives", ja = "差は5点単位で切り上げ" },
  ja    = "差は次の5の倍数に切り上げる。",

  changes = {
    wrap { path = "settle.base", with = function (base, r) return (base(r) - 25 + 4) // 5 * 5 + 25 end },
    append { path = "settle.says",
      values = { { "The margin, rounded up to fives, and 25 make the base; "
        .. "the 1 of trumps in the last trick adds or takes 10.",
        ja = "5の倍数に切り上げた差に25を足して基本点とし、最後のトリックの切札の1で10点を足し引きする。", of = { "base", "petit" } } } },
  },
}
