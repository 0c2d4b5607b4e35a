-- House rule: whoever cannot follow suit nor go above an opponent's trump plays any card.

return variant {
  of    = "belote",
  title = { "No need to trump below", ja = "下切りの義務なし" },
  ja    = "リードされたスートがなく、相手の切札より強い切札もないときは、どのカードを出してもよい。",

  changes = {
    remove { path = "play.follow.when_suit_led.trump" },
  },
}
