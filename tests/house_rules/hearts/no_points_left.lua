-- House rule: the deal ends as soon as no hand holds a point.

return variant {
  of    = "hearts",
  title = { "No points left", ja = "点がなくなれば終わり" },
  ja    = "点数カードが誰の手札にもなくなれば終わり。",

  changes = {
    set { path  = "play.ends_when",
          value = none_of { somebody { holds { "hearts", "Queen of spades" } } } },
  },
}
