-- House rule: each animal gives milk or wool, not only three of them.

return variant {
  of    = "odin",
  title = { "Products of all animals", ja = "すべての家畜から" },
  ja    = "牛1頭ごとに乳、羊1頭ごとに羊毛を得る。3頭までという上限はない。",

  changes = {
    set { path = "spaces.C1-08", value = space { "Products", gain { { "milk", times = count "all cattle" } } } },
    set { path = "spaces.C3-06", value = space { "Products", gain { { "wool", times = count "all sheep" } } } },
  },
}
