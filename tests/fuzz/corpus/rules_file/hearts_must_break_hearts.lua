-- House rule: hearts may not be led until a heart has been played, unless the hand
-- holds nothing else.

return variant {
  of    = "hearts",
  title = { "Hearts must be broken", ja = "ハートはブレイクするまでリードできない" },
  ja    = "ハートが1枚でも出るまでは、ハートをリードできない。ただし、手札がハートだけならリードしてもよい。",

  changes = {
    insert { before = "play.lead[2]",
             step   = cards { except = { "hearts" }, unless = played { "hearts" } } },
  },
}
