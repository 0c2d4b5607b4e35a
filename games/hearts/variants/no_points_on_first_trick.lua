-- House rule: no heart and no queen of spades may be thrown on the first trick,
-- unless the hand holds nothing else.

return variant {
  of    = "hearts",
  title = { "No points on the first trick", ja = "最初のトリックに点数カードは出せない" },
  ja    = "最初のトリックには、ハートもスペードのクイーンも捨ててはならない。"
          .. "ただし、手札にほかのカードがなければ捨ててもよい。",

  changes = {
    insert { before = "play.follow[2]",
             step   = cards { except = { "hearts", "Queen of spades" }, when = first_trick } },
  },
}
