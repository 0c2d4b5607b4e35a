-- House rule: by the federation's book, a hand whose only trump is the 1, without the
-- Excuse, is shown and the deal is void; the next player deals.

return variant {
  of    = "french_tarot",
  title = { "A lone petit voids the deal", ja = "単独のプチがあれば配り直し" },
  ja    = "連盟ルールでは、切札が1(プチ)だけでエクスキューズもない人は、手札を公開する。"
          .. "そのディールは無効になり、次の人がディーラーになって配り直す。",

  changes = {
    insert { after = "deal",
             phase = redeal { dealer = next_seat,
                              when = somebody { all_of { holds { "1 of trumps" },
                                                         holds { "trumps", exactly = 1 },
                                                         holds { "Excuse", at_most = 0 } } } } },
  },
}
