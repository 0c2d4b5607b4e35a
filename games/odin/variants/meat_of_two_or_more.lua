-- House rule: Meat Buyer replaces one of two or more, not only one of exactly two.

return variant {
  of    = "odin",
  title = { "Meat of two or more", ja = "2つ以上なら肉に" },
  ja    = "肉買い付け人は、2つちょうどでなくても、2つ以上同時に得るときに1つを替えられる。",

  changes = {
    set { path = "cards.150[3].or_more", value = true },
    set { path = "cards.150[4].or_more", value = true },
  },
}
