-- House rule: opposite players are partners and count together.

return variant {
  of    = "hearts",
  title = { "Hearts for partners", ja = "パートナー戦のハーツ" },
  ja    = "向かい合う2人がパートナーになり、点をまとめて数える。",

  changes = {
    set { path = "teams", value = partners_opposite },
    set { path = "settle.points", value = score "points" { each_side, function (side) return side.points end } },
    append { path = "settle.says", values = { { "Each side scores the points of the cards it has taken.",
      ja = "各チームは取ったカードの点を得る。", of = "points" } } },
  },
}
