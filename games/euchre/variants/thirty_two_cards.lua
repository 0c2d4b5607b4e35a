-- House rule: 32 cards, with the eights and the sevens below the nines.

return variant {
  of    = "euchre",
  title = { "Thirty-two cards", ja = "32枚" },
  ja    = "9の下に8と7を加え、32枚のカードを使う。",

  changes = {
    set { path = "deck", value = "french_32" },
  },
}
