-- House rule: where hearts must be broken, the queen of spades opens them as well.

return variant {
  of       = "hearts",
  title    = { "The queen opens hearts", ja = "スペードのクイーンでもブレイク" },
  ja       = "ハートをブレイクするルールでは、スペードのクイーンが出てもハートをリードできる。",
  requires = { "must_break_hearts" },

  changes = {
    insert { before = "play.lead.any_card",
             step   = cards { except = { "hearts" }, unless = played { "hearts", "Queen of spades" } } },
  },
}
