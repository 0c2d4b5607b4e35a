-- House rule: no heart is led to the first trick (eight cards in hand), unless there is nothing else.

return variant {
  of    = "lorum",
  title = { "No heart at first", ja = "最初にハートはリードできない" },
  ja    = "最初のトリック(手札が8枚のとき)には、ほかの札があるかぎりハートをリードできない。",

  changes = {
    set { path  = "play.lead",
          value = { cards { except = { "hearts" }, when = cards_left { at_least = 7 } }, any_card } },
  },
}
