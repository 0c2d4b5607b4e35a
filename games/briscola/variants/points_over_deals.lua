-- House rule: card points are added up over the deals, until somebody has as many as agreed
-- on.

return variant {
  of    = "briscola",
  title = { "Points over the deals", ja = "点数の合計で勝負" },
  ja    = "カードの点数をディールごとに加えていき、決めた点数に達した人がいればゲームが終わる。",

  house = {
    points_to_win = number { 120, { "points that win the match", ja = "何点でゲームに勝つか" }, from = 1, to = 1000 },
  },

  changes = {
    remove { path = "score_name" },
    remove { path = "house.deals_to_win" },
    set { path = "settle.says", value = { { "Each player or pair scores the card points taken.",
      ja = "取ったカードの点数が、そのまま得点になる。" } } },
    remove { path = "settle.won" },
    insert { at_end_of = "settle", line = score "points taken" { ja = "取った点数", each_side, function (side)
      return side.points
    end } },
    set { path = "match.ends_when", value = score_reaches { house.points_to_win } },
  },
}
