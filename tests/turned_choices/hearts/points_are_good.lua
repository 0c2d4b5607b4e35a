-- House rule: the score is thirteen less the card points taken.

return variant {
  of    = "hearts",
  title = { "Good points", ja = "点は得" },
  ja    = "13点から、取ったカードの点を引いたものが得点。",

  changes = {
    set { path  = "settle.says",
          value = { { "Each player scores 13 points less the card points taken.", ja = "13点から、取ったカードの点を引いたものが得点。" } } },
    set { path  = "settle.points",
          value = score "points" { each_seat, function (seat) return 13 - seat.points end } },
  },
}
