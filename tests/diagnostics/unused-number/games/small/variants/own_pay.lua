-- House rule: a call costs twenty, and nothing is paid in.

return variant {
  of    = "small",
  title = "Calls cost twenty",

  changes = {
    set { path = "declare.misere.stake", value = 20 },
    remove { path = "pay" },
    remove { path = "house.ante" },
  },
}
