-- House rule: the match ends after a deal in which somebody has 101 points or more. Until then the row of
-- deals begins again whenever it is over.

return variant {
  of    = "oh_hell",
  title = { "First to 101", ja = "101点先取" },
  ja    = "誰かの得点が101点以上になったら、そのディールでゲームが終わる。"
          .. "配る枚数がひととおり終わっても誰も達していなければ、最初の枚数からまた繰り返す。",
  house = {
    target_score = number { 101, { "points that end the match", ja = "誰かがこの得点に達したらゲーム終了" },
                            from = 1, to = 1000 },
  },

  changes = {
    set { path = "match.ends_when", value = score_reaches { house.target_score } },
  },
}
