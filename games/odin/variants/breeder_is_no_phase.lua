-- House rule: Cattle Breeder lets animals breed at once; that is no phase, and has
-- no gaps (Q10).

return variant {
  of    = "odin",
  title = { "Breeder is no phase", ja = "育種家はフェイズでない" },
  ja    = "牛の育種家の繁殖はその場で行い、フェイズと見なさない。",

  changes = {
    set { path = "cards.35.on_play",
          value = on_play { may { at_once { breed { "sheep",  young = "pregnant sheep" },
                                            breed { "cattle", young = "pregnant cattle" } } } } },
  },
}
