-- House rule: when trumps are led, a trump of the partner that is winning need not be beaten.

return variant {
  of    = "belote",
  title = { "The partner's trump need not be beaten", ja = "パートナーの切札には上切り不要" },
  ja    = "切札がリードされ、パートナーの切札が勝っているときは、それより強い切札を出さなくてもよい。",

  changes = {
    insert { before = "play.follow.when_trump_led.overtrump", step = trump { when = partner_winning } },
  },
}
