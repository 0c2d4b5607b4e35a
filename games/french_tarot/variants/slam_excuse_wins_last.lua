-- Federation rule: the Excuse wins the last trick for a side that has won all the
-- others.

return variant {
  of    = "french_tarot",
  title = { "The Excuse crowns a slam", ja = "エクスキューズでスラム達成" },

  changes = {
    insert { at_start_of = "play.winner",
             step = highest { "Excuse", when = all_of { last_trick, sweeping } } },
  },
}
