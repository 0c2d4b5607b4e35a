-- House rule: whoever is void of the suit that was led throws a heart, if there is one.

return variant {
  of    = "lorum",
  title = { "Throw hearts first", ja = "まずハートを捨てる" },
  ja    = "リードされたスートがない人は、ハートがあればハートを捨てる。",

  changes = {
    insert { before = "play.follow.follow_suit", step = "hearts" },
  },
}
