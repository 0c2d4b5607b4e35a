-- House rule: with the 2 of spades, the benny, there are 25 cards; it is always the best trump.

return variant {
  of       = "euchre",
  title    = { "The benny", ja = "ベニー" },
  ja       = "スペードの2(ベニー)を加え、25枚のカードを使う。ベニーはいつも最強の切札になる。",
  excludes = { thirty_two_cards = "the benny is dealt with the 24 cards of the usual pack" },

  changes = {
    set { path = "deck", value = "french_52" },
    set { path = "without", value = { cards { "2", except = { "2 of spades" } }, "3", "4", "5", "6", "7", "8" } },
    append { path = "trumps", values = { "2 of spades" } },
    insert { at_start_of = "order.trumps", entry = "2 of spades" },
  },
}
