-- House rule: the queen of spades breaks hearts, too.

return variant {
  of       = "hearts",
  title    = { "The queen breaks hearts", ja = "スペードのQでもブレイク" },
  requires = { "must_break_hearts" },

  changes = {
    append { path = "play.lead[2].unless", values = { "Queen of spades" } },
  },
}
