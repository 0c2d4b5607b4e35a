-- House rule: a sequence must be of one suit.

return variant {
  of    = "exposure",
  title = { "Sequences in one suit", ja = "シークエンスは同じスートのみ" },
  ja    = "シークエンスは、同じスートのカードでなければならない。",

  changes = {
    set { path  = "meld.shapes.four_in_sequence[2]", value = sequence { 4, same_suit = true } },
    set { path  = "meld.shapes.five_in_sequence[2]", value = sequence { 5, same_suit = true } },
    set { path  = "meld.shapes.six_in_sequence[2]",  value = sequence { 6, same_suit = true } },
  },
}
