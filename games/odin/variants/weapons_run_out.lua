-- House rule: weapons that were used are not shuffled again; there are 47.

return variant {
  of    = "odin",
  title = { "Weapons run out", ja = "武器は切り直さない" },
  ja    = "使った武器カードは切り直さない。武器は全部で47枚しかない。",

  changes = {
    set { path = "rulings.piles_run_out", value = true },
  },
}
