-- House rule: trumps in turn, and after spades a deal without trumps.

return variant {
  of       = "whist",
  title    = { "Every fifth deal without trumps", ja = "5ディール目は切札なし" },
  ja       = "切札が順番に替わり、スペードの次のディールは切札なしでプレイする。",
  requires = { "trumps_in_turn" },

  changes = {
    append { path = "fix.trump_suit", values = { {} } },
  },
}
