-- House rule: the petite is the lowest bid. It counts once, like the prise above it, and the chien is taken up.

return variant {
  of    = "french_tarot",
  title = { "The petite, the lowest bid", ja = "一番低いビッド、プティット" },
  ja    = "プティットは一番低いビッドで、1倍に数える。シエンは手札に入れる。",

  changes = {
    insert { after = "bid.garde_contre", bid = { "petite", times = 1, ja = "プティット" } },
    append { path = "exchange.when", values = { "petite" } },
  },
}
