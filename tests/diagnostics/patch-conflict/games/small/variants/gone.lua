-- House rule: gone.

return variant {
  of    = "small",
  title = "A house rule",
  changes = {
    remove { path = "declare.misere" },
  },
}
