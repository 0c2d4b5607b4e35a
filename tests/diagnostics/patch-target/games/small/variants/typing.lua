-- House rule: typing.

return variant {
  of    = "small",
  title = "A house rule",
  changes = {
    set { path = "declare.miser.stake", value = 5 },
    append { path = "card_point", values = { { 1, "clubs" } } },
    set { path = "play.follow[7]", value = any_card },
    append { path = "declare.misere.stake", values = { 1 } },
    insert { after = "deal.packets", entry = 4 },
    remove { path = "nothing.like.it" },
    set { path = "ante", value = 2 },
    set { path = "settle.figures", value = 2 },
    set { path = "declare.may_pass", value = false },
  },
}
