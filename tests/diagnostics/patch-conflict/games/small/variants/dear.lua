-- House rule: dear.

return variant {
  of    = "small",
  title = "A house rule",
  changes = {
    set { path = "declare.misere.stake", value = 30 },
    remove { path = "pay" },
  },
}
