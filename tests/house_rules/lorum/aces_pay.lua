-- House rule: whoever is dealt three aces or more puts a chip into the pool.

return variant {
  of    = "lorum",
  title = { "Three aces pay", ja = "エース3枚の支払い" },
  ja    = "エースを3枚以上配られた人は、プールに1チップ入れる。",

  changes = {
    insert { after = "deal", phase = pay "for aces" { ja = "エースの支払い", 1, from = each_seat, to = "pool",
      when = holds { "Ace", at_least = 3 } } },
  },
}
