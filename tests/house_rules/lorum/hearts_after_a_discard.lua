-- House rule: hearts are led only once one was thrown on another suit, or where nothing else is held.

return variant {
  of    = "lorum",
  title = { "Hearts wait for a discard", ja = "ハートのリードは捨てられてから" },
  ja    = "ほかのスートにハートが捨てられるまで、ほかの札があるかぎりハートをリードできない。",

  changes = {
    set { path = "zones.discarded", value = marks { seen_by = everybody, title = "hearts thrown off",
      ja = "捨て札のハート" } },
    insert { at_end_of = "play.after_card", phase = mark { cards { "hearts", except = { follow_suit } },
      from = "trick", to = "discarded" } },
    set { path = "play.lead", value = { cards { except = { "hearts" }, unless = holds { "hearts",
      from = "discarded" } }, any_card } },
  },
}
