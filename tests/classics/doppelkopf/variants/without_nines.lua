-- House rule: the nines stay out, everybody has ten cards, and words need two cards fewer.

return variant {
  of      = "doppelkopf",
  title   = { "Without nines", ja = "9なし" },
  ja      = "9を抜き、10枚ずつ配る。宣言に必要な枚数はどれも2枚少なくなる。",
  numbers = { cards_for_re = 9 },

  changes = {
    set { path = "without", value = { "9" } },
    set { path = "deal.packets", value = { 3, 4, 3 } },
  },
}
