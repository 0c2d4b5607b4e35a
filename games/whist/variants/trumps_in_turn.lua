-- House rule: no card is turned up. Hearts are trumps in the first deal, then clubs, diamonds
-- and spades, and so round again.

return variant {
  of    = "whist",
  title = { "Trumps in turn", ja = "切札は順番に" },
  ja    = "最後のカードを表にせず、切札はディールごとにハート、クラブ、ダイヤ、スペードの順に替わる。",

  changes = {
    remove { path = "deal.turns" },
    set { path = "fix.trump_suit", value = each_deal { "hearts", "clubs", "diamonds", "spades" } },
  },
}
