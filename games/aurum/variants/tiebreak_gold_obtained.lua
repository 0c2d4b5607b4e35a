-- House rule: in a tie the highest gold earned in the round counts, spent or not. A
-- zero is given, not earned.

return variant {
  of    = "aurum",
  title = { "Earned gold breaks the tie", ja = "同点は獲得した金で比較" },

  changes = {
    set { path = "zones.earned", value = per_seat { marks } },
    insert { before = "play.after_trick.award",
             phase  = mark { 1, cards { "gold", ranked_as = lowest { not_trump, ties = last } },
                             from = "supply", to = "earned", of = lowest { not_trump, ties = last } } },
    wrap { path = "settle.best_gold", with = function (_, side)
      return side:highest_rank("earned") or -1
    end },
  },
}
