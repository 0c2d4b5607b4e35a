-- House rule: cheap.

return variant {
  of    = "small",
  title = "A house rule",
  changes = {
    set { path = "declare.misere.stake", value = 5 },
  },
}
