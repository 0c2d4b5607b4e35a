-- House rule: the queen of spades breaks hearts, too: once it has been played, hearts
-- may be led.

return variant {
  of       = "hearts",
  title    = { "The queen breaks hearts", ja = "スペードのクイーンでもブレイク" },
  ja       = "スペードのクイーンでもハートがブレイクする。このカードが出た後は、ハートをリードしてもよい。",
  requires = { "must_break_hearts" },

  changes = {
    append { path = "play.lead[2].unless", values = { "Queen of spades" } },
  },
}
