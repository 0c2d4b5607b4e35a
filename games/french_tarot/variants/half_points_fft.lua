-- House rule: by the federation's book, a half point goes to the side that won the deal.

return variant {
  of    = "french_tarot",
  title = { "Half points go to the winners", ja = "半端な0.5点は勝った側へ" },
  ja    = "連盟ルールでは、半端な0.5点はディールに勝った側のものとする。",
  after = { "excuse_owner_keeps" },

  changes = {
    append { path = "settle.says", values = {
      { "A half point of the margin belongs to the side that wins the deal.", of = "margin",
        ja = "差の半端な0.5点は、ディールに勝った側のものとする。" } } },
    wrap { path = "settle.margin", with = function (base, r)
      local margin = base(r)
      return margin >= 0 and math.ceil(margin) or math.floor(margin)
    end },
  },
}
