-- Federation rule: a hand whose only trump is the 1, without the Excuse, is shown and
-- the deal is void.

return variant {
  of    = "french_tarot",
  title = { "A lone petit voids the deal", ja = "切札が1だけなら配り直し" },

  changes = {
    insert { after = "deal",
             phase = redeal { dealer = next_seat,
                              when = somebody { all_of { holds { "1 of trumps" },
                                                         holds { "trumps", exactly = 1 },
                                                         holds { "Excuse", at_most = 0 } } } } },
  },
}
