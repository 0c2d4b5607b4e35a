-- House rule: who has no trump but the 1, and no Excuse, may show it; the next player deals anew.

return variant {
  of       = "french_tarot",
  title    = { "The lone petit may be shown", ja = "単独のプチは見せてもよい" },
  ja       = "切札が1だけでエクスキューズもない人は、それを見せて配り直しにできる。次の人が配る。",
  excludes = { dry_petit_cancels = "there nobody is asked" },

  changes = {
    set { path = "zones.shown", value = marks { seen_by = everybody, title = "cards shown", ja = "見せたカード" } },
    insert { after = "deal", phase = {
      step "show" { ja = "見せる", who = each_seat, may_pass = true,
                    when = all_of { holds { "1 of trumps" }, holds { "trumps", exactly = 1 }, holds { "Excuse",
                      exactly = 0 } },
                    choices = { pick "petit" { "1 of trumps" } },
                    apply = { mark { picked "petit", from = "hand", to = "shown" } } },
      redeal { dealer = next_seat, when = holds { "1 of trumps", from = "shown" } },
    } },
  },
}
