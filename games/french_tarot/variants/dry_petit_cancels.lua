-- House rule: by the federation's book, a hand whose only trump is the 1, without the
-- Excuse, is shown and the deal is void; the next player deals.

return variant {
  of    = "french_tarot",
  title = { "A lone petit voids the deal", ja = "切札が1だけの手札があれば配り直し" },

  changes = {
    insert { after = "deal",
             phase = redeal { dealer = next_seat,
                              when = somebody { all_of { holds { "1 of trumps" },
                                                         holds { "trumps", exactly = 1 },
                                                         holds { "Excuse", at_most = 0 } } } } },
  },
}
