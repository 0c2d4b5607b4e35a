-- House rule: the deal ends after the trick in which the last point has fallen.

return variant {
  of    = "hearts",
  title = { "After the last point", ja = "最後の点で終わり" },
  ja    = "最後の点数カードが取られたら終わり。",

  changes = {
    set { path  = "play.ends_when",
          value = any_of { hands_empty,
                           none_of { somebody { holds { "hearts", "Queen of spades" } } } } },
  },
}
