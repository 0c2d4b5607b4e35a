-- House rule: a bid below the prise, the petite, counts once on half the margin; the chien is taken up.

return variant {
  of    = "french_tarot",
  title = { "Petite", ja = "プティット" },
  ja    = "プリーズの下のビッド、プティットは、差の半分を1倍に数える。シエンは手札に入れる。",

  changes = {
    insert { before = "bid.prise", bid = { "petite", times = 1, ja = "プティット" } },
    append { path = "exchange.when", values = { "petite" } },
    wrap { path = "settle.margin", with = function (base, r)
      local whole = base(r)
      return r.contract.name == "petite" and whole // 2 or whole
    end },
    append { path = "settle.says", values = { { "In a petite half the margin counts, rounded down.",
      ja = "プティットでは差の半分を切り捨てて数える。", of = "margin" } } },
  },
}
