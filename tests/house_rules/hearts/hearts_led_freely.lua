-- House rule: hearts may be led from the second trick on.

return variant {
  of    = "hearts",
  title = { "Hearts may be led", ja = "ハートは自由にリードできる" },
  ja    = "2トリック目からは、ハートをリードしてもよい。",
  after = { "must_break_hearts" },

  changes = {
    remove { path = "play.lead[2]" },
  },
}
