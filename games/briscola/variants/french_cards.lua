-- House rule: played with French cards without tens, nines and eights; the queen counts 3.

return variant {
  of    = "briscola",
  title = { "French cards", ja = "普通のトランプを使う" },
  ja    = "普通のトランプから10、9、8を除いて使う。クイーンが3点になる。",

  changes = {
    set { path = "deck", value = "french_52" },
    set { path = "without", value = by_players { [2] = { "10", "9", "8" }, [4] = { "10", "9", "8" },
                                                 [3] = { "10", "9", "8", "2 of hearts" } } },
    remove { path = "house.left_out" },
    set { path = "order.knight", value = "Queen" },
    set { path = "card_points[4]", value = { 3, "Queen" } },
  },
}
