-- House rule: a two counts eleven and an ace nothing.

return variant {
  of    = "briscola",
  title = { "Dear twos", ja = "2が高い" },
  ja    = "2は11点、エースは0点。",

  changes = {
    set { path  = "card_points",
          value = { { 11, "2" }, { 10, "3" }, { 4, "King" }, { 3, "Knight" }, { 2, "Jack" } } },
  },
}
