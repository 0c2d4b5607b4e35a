-- House rule: a score of just one hundred falls to fifty, and only more than that ends the match.

return variant {
  of    = "hearts",
  title = { "A hundred falls to fifty", ja = "100点ちょうどは50点へ" },
  ja    = "100点ちょうどになった人は50点に戻り、100点を超えた人がいればゲームが終わる。",

  changes = {
    wrap { path = "settle.points", with = function (base, seat, result)
      local more = base(seat, result)
      return seat.score + more == 100 and more - 50 or more
    end },
    set { path = "match.ends_when", value = score_reaches { 101 } },
    remove { path = "house.target_score" },
  },
}
